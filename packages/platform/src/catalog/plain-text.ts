/** Elements whose content nobody reads. */
const unread = /<(script|style|noscript|template|iframe|object|svg|head)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Elements that begin a line of their own. */
const blocks = /<\/?(?:p|div|br|hr|h[1-6]|ul|ol|table|tr|section|article|blockquote|pre|figure)\b[^>]*>/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', rsquo: '’',
  lsquo: '‘', rdquo: '”', ldquo: '“', times: '×', deg: '°', copy: '©', reg: '®', trade: '™', eacute: 'é', frac12: '½',
}; // prettier-ignore

/** The text of a product's HTML, as it reads: paragraphs and list items on lines of their own, and no markup of any kind. */
export function plainText(html: string): string {
  const withoutTags = html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(unread, '')
    .replaceAll(/<li\b[^>]*>/gi, '\n• ')
    .replaceAll(blocks, '\n')
    .replaceAll(/<[a-z/!?][^<>]*(?:>|$)/gi, '');
  return decoded(withoutTags)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Once only: what is written as `&amp;lt;` is meant to be read as `&lt;`. */
const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,31}));/gi,
    (whole, number?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = number === undefined ? Number.parseInt(hex ?? '', 16) : Number(number);
      return code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : ' ';
    },
  );
