import { readColors } from '@brandwright/language/values/colors.ts';

const surface = String.raw`(?:it|them|(?:the|its|one|both|each)\s+(?:[\p{L}-]+\s+){0,2}[\p{L}-]+)`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:with|has|have|having|put|add|featuring|showing)\s+(?<said>[^,.;!?]{2,80}?)\s+(?:(?:printed|drawn|painted|scattered|all)\s+)?(?:on|over|across|around)\s+${surface}`,
    'iu',
  ),
  /\b(?:a|an|the|some)?\s*(?:pictures?|drawings?|illustrations?|images?|photos?|pattern|print)\s+of\s+(?<said>[^,.;!?]{2,60}?)(?=\s+(?:on|in|and|with|for|that)\b|[,.;!?]|$)/iu,
  /\bwith\s+(?:a|an|some)?\s*(?<said>(?:[\p{L}-]+\s+){1,2}(?:pattern|print|motif))\b/iu,
  /\b(?:featuring|showing|covered (?:in|with)|decorated with)\s+(?<said>[^,.;!?]{2,60}?)(?=\s+(?:on|and|for|that)\b|[,.;!?]|$)/iu,
  /\bwith\s+(?<said>[^,.;!?]{2,60}?)(?=\s+(?:on|in|and|with|for|that|saying|reading)\b|[,.;!?]|$)/iu,
];

/** What is laid on a design by its own words, or is a part of the product. */
const isOther =
  /\b(?:text|words?|letters|lettering|logo|mark|monogram|emblem|slogan|tagline|name|font|script|serif|circles?|stars?|hearts?|triangles?|stripes?|bands?|squares?|lines?|rings?|labels?|handles?|lids?|zips?|zippers?|straps?|pockets?|sleeves?|template|kit|brand|me|you|us)$/i;

/** What a request wants to see on a product that is no text, logo or shape: "lemons", "a fox". Undefined where it names none. */
export function motifSaid(words: string): string | undefined {
  for (const pattern of patterns) {
    const said = pattern
      .exec(words)
      ?.groups?.['said']?.replace(
        /^(?:(?:a|an|some)\s+)?(?:pictures?|drawings?|illustrations?|images?|photos?)\s+of\s+/i,
        '',
      )
      .replace(/^(?:some|lots of|little|small|the)\s+/i, '')
      .trim();
    if (!said || isOther.test(said) || /^(?:our|my|it|this|that|these|no)\b/i.test(said)) continue;
    const [color] = readColors(said);
    if (color && color.start === 0 && color.end === said.length) continue;
    return said;
  }
  return undefined;
}
