// A page works without the network after the first visit: `sw.js`, which is written with the bundle,
// answers for its files.

/** Whether what a bundle has loaded so far is stored for a visit without the network. */
export async function keepOffline({ base, files }) {
  if (!globalThis.isSecureContext || !navigator.serviceWorker) return false;
  try {
    await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data.isStored)));
    active.postMessage({ urls: [...files].map((file) => new URL(file, base).href) }, [port2]);
    return await answer;
  } catch {
    return false; // a private window, or a server that has no sw.js: the page works with the network
  }
}
