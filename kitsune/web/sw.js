// The service worker of a bundle: its pages work without the network after the first visit.
//
// Files that keep their names (pages, runtime, model.json) come from the network, and from the cache
// where there is none. Files that are named by their content never change, and come from the cache.
// Weights are not stored here: the runtime has them in a cache of its own. Everything else, inside and
// outside of the bundle's folder, is left alone. The exporter writes the constants.

const VERSION = '__VERSION__'; // of the bundle: browsers install this file anew when it changes
const NAMED = '__NAMED__'; // files that keep their names
const FOLDERS = '__FOLDERS__'; // of files that are named by their content

const { scope } = self.registration;
const PREFIX = `kitsune ${scope} `;
const NAMED_CACHE = PREFIX + VERSION;
const CONTENT_CACHE = `${PREFIX}content`;

const isContent = (file) => FOLDERS.some((folder) => file.startsWith(folder));

/** The file of the bundle that an address means, or null. */
function fileOf(address) {
  const url = new URL(address);
  url.search = url.hash = '';
  if (!url.href.startsWith(scope)) return null;
  const file = url.href.slice(scope.length) || 'index.html';
  return isContent(file) || NAMED.includes(file) ? file : null;
}

const urlOf = (file) => new URL(file, scope).href;

async function install() {
  const cache = await caches.open(NAMED_CACHE);
  await cache.addAll(NAMED.map((file) => new Request(urlOf(file), { cache: 'no-cache' })));
  await self.skipWaiting();
}

/** Drop what earlier versions of the bundle stored and this one does not have. */
async function activate() {
  const named = await caches.open(NAMED_CACHE);
  const files = await (await named.match(urlOf('files.json'))).json();
  const content = await caches.open(CONTENT_CACHE);
  for (const { url } of await content.keys()) {
    if (!files.includes(url.slice(scope.length))) await content.delete(url);
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAMED_CACHE && name !== CONTENT_CACHE) await caches.delete(name);
  }
  self.clients.claim().catch(() => {}); // Firefox waits for the end of this function
}

async function fromNetwork(request, file) {
  const cache = await caches.open(NAMED_CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await store(cache, file, response.clone());
    return response;
  } catch (error) {
    const found = await cache.match(urlOf(file));
    if (found) return found;
    throw error;
  }
}

async function fromCache(request, file) {
  const cache = await caches.open(CONTENT_CACHE);
  const found = await cache.match(urlOf(file));
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await store(cache, file, response.clone());
  return response;
}

/** Without room it is fetched again next time. */
const store = (cache, file, response) => cache.put(urlOf(file), response).catch(() => {});

/** Store files that a page loaded before this worker answered for it. */
async function storeAll(urls) {
  const cache = await caches.open(CONTENT_CACHE);
  const missing = [];
  for (const file of urls.map(fileOf)) {
    if (file && isContent(file) && !(await cache.match(urlOf(file)))) missing.push(urlOf(file));
  }
  await cache.addAll(missing);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = request.method === 'GET' ? fileOf(request.url) : null;
  if (file) event.respondWith(isContent(file) ? fromCache(request, file) : fromNetwork(request, file));
});
self.addEventListener('message', (event) => {
  const answer = (isStored) => event.ports[0].postMessage({ isStored });
  event.waitUntil(storeAll(event.data.urls).then(() => answer(true), () => answer(false)));
});
