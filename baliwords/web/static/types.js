/**
 * What the server sends; written there by `wire.py`, field by field.
 *
 * @typedef {{ name: string, computer: string, here: boolean, resigned: boolean, absent: boolean }} Chair
 * @typedef {{ reason: string, scores: number[], winners: number[] }} Outcome
 * @typedef {{ seat: number, slot: number, challenger: number | null }} DoubtWindow
 * @typedef {{ seat: number, word: string, points: number }} Removal
 * @typedef {{
 *   rows: string[][], whole: boolean[][], pile: number, scores: number[], removals: number[],
 *   skips: number[], turn: number, leader: number, ending: boolean, bluffs: boolean,
 *   alone: boolean, window: DoubtWindow | null, agreed: number[], cuts: [number, string][],
 *   used: string[], removed: Removal[] | null, bali: boolean[], values: string
 * }} LettersPlay
 * @typedef {{ front: string[], stones: number, points: number, hand: number, sacrifices: number }} ShrinesSeat
 * @typedef {{ tokens: number, shrines: number, stones: number, sacrifices: number[], total: number }} ShrinesSheet
 * @typedef {{
 *   hand: string[], sacrifices: string[], looked: string[], seats: ShrinesSeat[],
 *   market: string[][], pile: number, supply: number[], altar: number, top: string | null,
 *   active: number, decider: number, phase: string, turn: number, demon: number | null,
 *   scored: string | null, choices: string[], prices: number[],
 *   open: { hands: string[][], sacrifices: string[][], altar: string[] } | null,
 *   sheet: ShrinesSheet[] | null
 * }} ShrinesPlay
 * @typedef {{
 *   t: "table", v: number, at: number, code: string, game: string, rules: Record<string, string>,
 *   chairs: Chair[], you: number, host: boolean, watching: number, helped: boolean, waiting: number[], seconds: number | null,
 *   play: any, outcome: Outcome | null, back: boolean, forth: boolean, practice: boolean,
 *   following: string, news: any
 * }} TableMessage
 * @typedef {{ m: string, column: string, letters: string, word: boolean | null, points: number }} Choice
 * @typedef {{ units: Unit[], keep: Choice[], take: Choice[], say: string }} Preview
 * @typedef {[number, number]} Unit a column: whose row, and which place, from 0
 */
export {};
