/**
 * Keeps the page and the word lists, so that words can be looked up without a network.
 * The server writes before this which files the page is made of (`FILES`) and a name for just
 * these (`KEPT`): a new page is kept under a new name, and the old one goes.
 */

// @ts-nocheck: a worker has other globals than a page
const LISTS = "bali-lists";

addEventListener("install", (event) => {
  const all = caches.open(KEPT).then((cache) => cache.addAll(FILES));
  event.waitUntil(all.then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT && name !== LISTS).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

/** The network first, so that nobody plays with yesterday's page; what is kept if there is none. */
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const page = event.request.mode === "navigate";
  const list = url.pathname.startsWith("/api/graph/");
  const ours = url.origin === location.origin && event.request.method === "GET";
  if (!ours || !(page || list || url.pathname.startsWith("/static/"))) return;
  const key = page ? "/" : event.request;
  const keep = (answer) => {
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(caches.open(list ? LISTS : KEPT).then((cache) => cache.put(key, copy)));
    }
    return answer;
  };
  event.respondWith(fetch(event.request).then(keep).catch(() => caches.match(key).then((kept) => kept ?? Response.error())));
});
