/** A place that somebody still has to fill in. */
export interface Blank {
  /** As it stands in the text: `[Your answer]`, `{{price}}`, `____`. */
  text: string;
  /** The words inside: `Your answer`; empty for a line of underscores or of letters X. */
  name: string;
  start: number;
}

// Addresses may hold brackets and underscores of their own.
const addresses = /\b(?:https?:\/\/|www\.)[^\s<>]+|[^\s<>]+@[\w-]+(?:\.[\w-]+)+/giu;

const patterns: readonly RegExp[] = [
  /\{\{+[^{}\n]{0,60}\}\}+/gu,
  /\$?\{[\p{L}][\p{L}\p{N} _.-]{0,40}\}/gu,
  /<<[^<>\n]{1,60}>>/gu,
  /<(?:(?:your|the|my|our|insert|add|enter|fill in|supplier|company|brand|store|first|last|contact|unit|target) [\p{L} _-]{1,40}|name|date|price|quantity|amount|company|product|address|number|answer)>/giu,
  /%(?:[A-Z]{2,}(?:_[A-Z]+)*|(?:first|last|full)_?name|name|company)%/gu,
  /(?<![\p{L}\p{N}])_{3,}(?![\p{L}\p{N}])/gu,
  // "XXX", "$XX.XX", "XX pieces"; not the size "XXX-Large".
  /(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}]|[ -]?[Ll]arge\b)/gu,
  /[$€£]\s?X+(?:[.,]X+)?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])XX(?= (?:pieces|pcs|units|days|weeks|dollars)\b)/gu,
  // "at ?? each"; not "Really ??"
  /(?<=\s[$€£]?)\?{2,}(?=\s+[\p{Ll}\p{N}])/gu,
  /(?<![\p{L}\p{N}/.-])(?:TB[DCA]|tbd|TODO|FIXME|Tbd)(?![\p{L}\p{N}/-])/gu,
  /\b(?:lorem ipsum|to be (?:filled in|determined|defined)|placeholder text)\b/giu,
  /\((?:insert|fill in)\b[^()\n]{0,60}\)|\((?:your|the) [\p{L} ]{1,30} here\)|\((?:name|date|price|quantity|amount|company|address|number|answer) here\)/giu,
];

/**
 * What of a text is still to be filled in: words in square brackets, placeholders in braces, lines of underscores, "XXX",
 * "TBD" and the like, in the order of the text. Not Markdown links or their definitions, footnotes, figures, codes or ticked boxes.
 */
export function blanksIn(text: string): Blank[] {
  const readable = text.replace(addresses, (address) => '·'.repeat(address.length));
  const found: Blank[] = [...inBrackets(readable)];
  for (const pattern of patterns)
    for (const { 0: whole, index } of readable.matchAll(pattern)) {
      if (found.some((one) => index < one.start + one.text.length && one.start < index + whole.length))
        continue;
      found.push({ text: whole, name: nameOf(whole), start: index });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

function* inBrackets(text: string): Generator<Blank> {
  for (const match of text.matchAll(/(!?)\[([^[\]\n]{0,80})\]/gu)) {
    const [whole, picture = '', name = ''] = match;
    const after = text.slice(match.index + whole.length);
    const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
    // [label](address), [label][1], and the definition of one: "[1]: …" at the beginning of a line.
    if (picture || /^[([]/.test(after) || (line.trim() === '' && after.startsWith(':'))) continue;
    if (text[match.index - 1] === ']') continue;
    // "- [ ] to do", "- [x] done".
    if (/^\s*(?:[-*+]|\d+[.)])\s$/.test(line) && /^[ x]$/i.test(name)) continue;
    if (isReference(name)) continue;
    yield { text: whole, name: name.trim(), start: match.index };
  }
}

/** Footnotes, figures and codes: 1 · ^2 · #1042 · 12, 13 · EN71-3 · SKU-204. And what scholars put in brackets. */
const isReference = (name: string) =>
  /^\^?[#\d][\d\s,.:/–-]*$/u.test(name.trim()) ||
  /^\^[\p{L}\p{N}-]+$/u.test(name) ||
  /^(?=[^\s]*\d)[\p{Lu}\p{N}#][\p{Lu}\p{N}/.-]*$/u.test(name.trim()) ||
  name.trim().toLowerCase() === 'sic';

const nameOf = (whole: string) =>
  whole
    .replace(/^[{<$%(]+|[}>%)]+$/g, '')
    .replace(/^_+$|^[$€£]?\s?X+(?:[.,]X+)?\s?$|^\?+$/, '')
    .trim();
