// A user agent in, the name of the profile whose shaders suit it out.

// What a user agent says → whose WebGPU that is; the first that is found counts. On iOS every
// browser is WebKit below. Those built on Chromium name Chrome, and nearly all name Safari.
const USER_AGENTS = [
  [/\b(CriOS|FxiOS|EdgiOS|OPiOS)\//, 'safari'],
  [/\b(iPhone|iPad|iPod)\b/, 'safari'],
  [/\b(Edg|EdgA)\//, 'edge'],
  [/\b(Firefox|LibreWolf)\//, 'firefox'],
  [/\b(Chrome|HeadlessChrome|Chromium)\//, 'chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'safari'],
];

/** "chrome", "firefox", "safari", "edge", or "native" for a browser that nobody knows. */
export function detectBrowser(userAgent = globalThis.navigator?.userAgent ?? '') {
  return USER_AGENTS.find(([said]) => said.test(userAgent))?.[1] ?? 'native';
}
