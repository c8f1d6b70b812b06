/** A card as somebody calls it, with its place in the text. */
export interface CardName {
  /** "the visa", "card ending in 4444", "my other card". */
  text: string;
  start: number;
  end: number;
  /** "visa"; null where none is said. */
  brand: string | null;
  /** "4242"; null where they aren't said. */
  last4: string | null;
  /** "Not the visa", "don't use my amex". */
  isRefused: boolean;
}

const brands = String.raw`visa|master\s?card|amex|american express|discover|diners(?: club)?|jcb|union\s?pay`;
const ending = String.raw`(?:ending|ends|that ends|which ends)\s+(?:in|with|on)\s+|x+|[*•]+\s?|#`;
const named = new RegExp(
  String.raw`\b(?<brand>${brands})\b(?:\s+card)?(?:(?:\s+|,?\s+the\s+(?:one\s+)?)(?:${ending})?(?<last>\d{4})\b)?|\b(?:card|one)\s+(?:${ending})(?<ends>\d{4})\b|\bcard\s+(?<bare>\d{4})\b|\b(?:${ending})(?<digits>\d{4})\b`,
  'gi',
);
/** Which one is meant, without what is on it. */
const described =
  /\b(?:my|our|the|an?)\s+(?:other|second|third|first|new|old|personal|business|company|corporate|backup|spare|debit|default|usual|main|primary)\s+(?:credit\s+|debit\s+)?card\b/gi;
const refused =
  /(?:\b(?:(?:do not|never)\s+(?:use|charge|touch)|not|without|instead of|rather than|other than|except|(?:anything|any card|all) but)|n['’]t\s+(?:use|charge|touch))\s+(?:with\s+|on\s+|for\s+)?(?:the\s+|my\s+)?$/i;

/** The cards that a text names, those that it refuses with `isRefused`. */
export function readCardNames(text: string): CardName[] {
  const found = [...text.matchAll(named)].map((match): CardName => {
    const { brand, last, ends, bare, digits } = match.groups ?? {};
    return {
      ...placeOf(match, text),
      brand: brand?.toLowerCase().replaceAll(/\s+/g, ' ') ?? null,
      last4: last ?? ends ?? bare ?? digits ?? null,
    };
  });
  const others = [...text.matchAll(described)].map((match) => ({
    ...placeOf(match, text),
    brand: null,
    last4: null,
  }));
  return found.length > 0 ? found : others;
}

const placeOf = (match: RegExpExecArray, text: string) => ({
  isRefused: refused.test(text.slice(0, match.index)),
  text: match[0],
  start: match.index,
  end: match.index + match[0].length,
});
