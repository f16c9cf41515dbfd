// Offline: all files of a build are kept, and asked of the network again only for a new build, which has another name.
const CACHE = `playground-${BUILD}`;

self.addEventListener("install", (event) =>
  event.waitUntil(
    (async () => {
      await (await caches.open(CACHE)).addAll(FILES);
      await self.skipWaiting();
    })(),
  ),
);
self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("playground-") && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  ),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(
    (async () => (await (await caches.open(CACHE)).match(request, { ignoreSearch: true })) ?? fetch(request))(),
  );
});
