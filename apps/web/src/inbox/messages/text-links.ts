/** A piece of a message: words, or an address that leads outside. */
export type TextPiece = { words: string } | { href: string; host: string; rest: string };

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'“”«»]+/gi;
/** What ends a sentence around an address rather than the address. */
const trailing = /[.,;:!?…、。，！？)\]}]+$/;
const longestRest = 48;

/**
 * Words and addresses of a text that an outsider wrote. Of an address the host is shown as the browser will call it
 * (so look-alike letters and a false host before an @ are seen for what they are), then the rest, cut when it is long.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutTrailing(match[0]);
    const link = linkOf(found);
    if (!link) continue;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    pieces.push(link);
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}

/** The address as a link, or null when it is not one of the web. Name and password before the host are left out. */
export function linkOf(text: string): { href: string; host: string; rest: string } | null {
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !url.hostname.includes('.'))
    return null;
  url.username = '';
  url.password = '';
  const rest = url.pathname + url.search + url.hash;
  return {
    href: url.href,
    host: url.host,
    rest: rest === '/' ? '' : rest.length > longestRest ? `${rest.slice(0, longestRest)}…` : rest,
  };
}

/** 'https://a.example/b).' → 'https://a.example/b'; a bracket that the address opened itself stays. */
function withoutTrailing(found: string): string {
  const cut = found.replace(trailing, '');
  const opened = cut.split('(').length - cut.split(')').length;
  return opened > 0 && found.startsWith(`${cut})`) ? `${cut})` : cut;
}
