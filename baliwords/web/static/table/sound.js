/** A soft tone when it is one's turn; browsers allow it once the page was touched. */

/** @type {AudioContext | null} */
let audio = null;

addEventListener("pointerdown", () => (audio ??= new AudioContext()), { once: true });
addEventListener("keydown", () => (audio ??= new AudioContext()), { once: true });

/** Whether the turn is to be heard. */
export function isLoud() {
  return localStorage.getItem("sound") !== "off";
}

/** @param {boolean} loud */
export function setLoud(loud) {
  localStorage.setItem("sound", loud ? "on" : "off");
  if (loud) ring();
}

/** Play two short notes, unless the person has turned sound off. */
export function ring() {
  if (!audio || !isLoud()) return;
  for (const [pitch, start] of [[660, 0], [880, 0.14]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + start;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.26);
  }
}
