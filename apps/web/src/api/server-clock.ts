/** Difference between the server's clock and this machine's. A demo's clock may be frozen in the past. */
let offsetMs = 0;

/** Asks the server for its time. Without an answer this machine's own clock does. */
export async function learnServerClock(): Promise<void> {
  const health: unknown = await fetch('/healthz')
    .then((response) => response.json())
    .catch(() => null);
  if (typeof health !== 'object' || health === null || !('time' in health)) return;
  const at = Date.parse(String(health.time));
  if (!Number.isNaN(at)) offsetMs = at - Date.now();
}

/** Now, by the server's clock, in milliseconds since 1970. For "2 hours ago" and for day defaults. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}
