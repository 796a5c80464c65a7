/** Keeps the page and the word lists, so that words can be looked up without a network. */

// @ts-nocheck: a worker has other globals than a page
const KEPT = "bali-1";
const PAGE = "/";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(PAGE)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

/** The network first, so that nobody plays with yesterday's page; what is kept if there is none. */
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const page = event.request.mode === "navigate";
  const ours = url.origin === location.origin && event.request.method === "GET";
  if (!ours || !(page || url.pathname.startsWith("/static/") || url.pathname.startsWith("/api/graph/"))) return;
  const key = page ? PAGE : event.request;
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone();
          caches.open(KEPT).then((cache) => cache.put(key, copy));
        }
        return answer;
      })
      .catch(() => caches.match(key).then((kept) => kept ?? Response.error())),
  );
});
