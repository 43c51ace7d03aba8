// What a browser remembers between visits: small values in IndexedDB, and files in its cache.

const NAME = 'kitsune';

function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function transact(mode, act) {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const request = act(database.transaction(NAME, mode).objectStore(NAME));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** What was remembered under a key; null where nothing was, or where nothing can be. */
export async function recall(key) {
  try {
    return (await transact('readonly', (store) => store.get(key))) ?? null;
  } catch {
    return null; // a private window, or a worker without a database
  }
}

/** Remember a value; without a database the next visit finds out anew. */
export async function remember(key, value) {
  try {
    await transact('readwrite', (store) => store.put(value, key));
  } catch {
    // as above
  }
}

/** Files by address, kept until `keepOnly` drops them; a browser without room keeps none. */
export class Files {
  static async open() {
    try {
      return new Files(await globalThis.caches.open(NAME));
    } catch {
      return new Files(null);
    }
  }

  constructor(cache) {
    this.cache = cache;
  }

  async get(url) {
    try {
      const found = await this.cache?.match(url);
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    } catch {
      return null;
    }
  }

  async put(url, data) {
    try {
      await this.cache?.put(url, new Response(data));
    } catch {
      // no room: it is fetched again next time
    }
  }

  async drop(url) {
    await this.cache?.delete(url);
  }

  /** Drop what is below an address, but for these. */
  async keepOnly(base, urls) {
    const wanted = new Set(urls);
    for (const { url } of (await this.cache?.keys()) ?? []) {
      if (url.startsWith(base) && !wanted.has(url)) await this.drop(url);
    }
  }
}
