/** Difference between the server's clock and this machine's, learned from answers. A demo's clock may be frozen in the past. */
let offsetMs = 0;

/** Takes the server's time (ISO instant) from an answer's `X-Clock` header. */
export function learnServerClock(iso: string | null): void {
  const at = iso ? Date.parse(iso) : Number.NaN;
  if (!Number.isNaN(at)) offsetMs = at - Date.now();
}

/** Now, by the server's clock, in milliseconds since 1970. For "2 hours ago" and for day defaults. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}
