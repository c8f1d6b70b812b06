/**
 * Whether an address is of this site. Pictures and videos of other hosts are not loaded: who keeps them would learn
 * when they are looked at.
 */
export function isOurs(url: string): boolean {
  const origin = globalThis.location?.origin ?? 'http://localhost';
  return URL.parse(url, origin)?.origin === origin;
}

/** What a file is called: the name that came with it, else the last part of its address. */
export function fileNameOf(url: string, given?: string): string {
  if (given) return given;
  const last = (URL.parse(url, 'http://localhost')?.pathname ?? '').split('/').at(-1) ?? '';
  return /\.[a-z0-9]{2,5}$/i.test(last) ? decode(last) : 'File';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
