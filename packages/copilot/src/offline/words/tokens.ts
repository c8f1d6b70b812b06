import { stemmer } from 'stemmer';

/** A word of a text, where it stands, as it was written and as it is compared. */
export interface Token {
  text: string;
  lower: string;
  stem: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:[.,]\d+)*/gu;
const stems = new Map<string, string>();

/** Porter stem, after British spellings are folded ("cancelled" and "canceled" are one word). */
export function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = /^\d/.test(word) ? word : stemmer(foldSpelling(word));
    if (stems.size > 50_000) stems.clear();
    stems.set(word, found);
  }
  return found;
}

/** British to American where it matters here. */
export function foldSpelling(word: string): string {
  return word
    .replace(/^(?!fulfill)(\p{L}{3,}[aeiou])ll(ed|ing|er|ation)$/u, '$1l$2')
    .replace(/fulfil(?!l)/, 'fulfill')
    .replace(/colour/, 'color')
    .replace(/favourite/, 'favorite')
    .replace(/catalogue/, 'catalog')
    .replace(/(organ|personal|custom|summar|categor|final|author)is(e|ed|es|ing|ation)$/, '$1iz$2')
    .replace(/jewellery/, 'jewelry')
    .replace(/centre$/, 'center')
    .replace(/cheque$/, 'check');
}

const forms = new Map<string, string>();

/** Singular and spelling folded, but endings such as -ed kept: "cancelled" → "canceled", "returns" → "return". */
export function form(word: string): string {
  let found = forms.get(word);
  if (found === undefined) {
    found = singular(word);
    if (forms.size > 50_000) forms.clear();
    forms.set(word, found);
  }
  return found;
}

function singular(word: string): string {
  const folded = foldSpelling(word);
  if (folded.length > 4 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  if (folded.length > 4 && /(s|x|z|ch|sh)es$/.test(folded)) return folded.slice(0, -2);
  if (folded.length > 3 && folded.endsWith('s') && !/(ss|us|is)$/.test(folded)) return folded.slice(0, -1);
  return folded;
}

/** Splits a text into words with their places. Apostrophe endings ('s) are dropped from the compared form. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const lower = match[0].toLowerCase().replace(/’/g, "'").replace(/'s$/, '');
    tokens.push({
      text: match[0],
      lower,
      stem: stem(lower),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
}

/** Words of an identifier: `firstResponseMinutes` and `ON_HOLD` alike. */
export function identifierWords(identifier: string): string[] {
  return identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
