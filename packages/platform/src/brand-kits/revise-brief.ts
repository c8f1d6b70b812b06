import { readProduct } from '@brandwright/language/products/product-words.ts';
import { escapePattern } from '@brandwright/language/text.ts';

const mostWords = 8;
/** "kids, for adults", "not for kids but for adults", "for adults instead". */
const corrected =
  /^(?:(?:no|not|it'?s|they'?re|make (?:it|them)|actually)[,\s]+)*(?:(?:for\s+)?(?<old>[^,;]+?)(?:\s*[,;]\s*|\s+)(?:but\s+|rather\s+)?)?(?:(?:it'?s|they'?re|only|just)\s+)*for\s+(?<people>[^,;.]+?)(?:\s+(?:instead|rather|please|then|though))*[.!]?$/i;

/**
 * What a kit is for after a change of its description. Words that name no product and only for whom it is ("kids, for adults",
 * "for adults instead") change the people of what was described; anything else is the new description.
 */
export function reviseBrief(said: string, before: string): string {
  const match = said.trim().split(/\s+/).length <= mostWords ? corrected.exec(said.trim()) : null;
  const people = match?.groups?.['people'];
  if (people === undefined || before.trim() === '' || namesProduct(said)) return said;
  const old = match?.groups?.['old']?.replace(/^(?:not|for|the)\s+/i, '').trim();
  const kept = withoutPeople(before, old);
  return kept === '' ? said : `${kept} for ${people}`;
}

const namesProduct = (words: string): boolean => (readProduct(words)?.products.length ?? 0) > 0;

/** A description without for whom it is: the words that were refused, else all that name people in it. */
function withoutPeople(description: string, refused: string | undefined): string {
  const wanted = readProduct(description);
  const names = refused ? [refused] : (wanted?.audience ?? []);
  const behind = (wanted?.phrases ?? []).filter((phrase) => /^for\s/i.test(phrase));
  const gone = [...behind, ...names.map((name) => name.replace(/s$/i, ''))].map(
    (words) => `(?:for\\s+(?:the\\s+)?)?(?<![\\p{L}])${escapePattern(words)}(?:['’]?s['’]?)?(?![\\p{L}])`,
  );
  return gone
    .reduce((left, pattern) => left.replace(new RegExp(pattern, 'giu'), ' '), description)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+(?=[,.;])/g, '')
    .replace(/[\s,.;]+$/, '')
    .trim();
}
