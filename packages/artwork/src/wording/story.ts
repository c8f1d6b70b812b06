import { readMaterials } from '@brandwright/language/values/materials.ts';

/** Beginnings of a story about the founder, in which the thing is what somebody made or makes. */
const tellsOfPeople =
  /^(?:i|we|my|our|his|her|their|when|after|while|growing up|as an?|every|last|for years|years ago|it all)\b/i;
const own = String.raw`(?:an?|the|my|our|some|these|this|her|his|their)\s+`;
/** "So I designed a bottle that glows as you drink": what stands behind is what is sold. */
const foundersOwn = new RegExp(
  String.raw`\b(?:i|we)(?:'ve|'m|'re| have| am| are)?\s+(?:now\s+|finally\s+|also\s+|just\s+|started\s+)*(?:design|designed|developed|invented|created|built|made|make|making|designing|sell|selling|bake|baked|sew|sewed|knit|launched|launching|want to (?:make|sell|launch)|decided to (?:make|sell))\s+(?:${own})?(?<thing>.+)$`,
  'i',
);
/** "My grandmother made quince paste every autumn": up to when, where and why. */
const somebodys = new RegExp(
  String.raw`\b(?:made|makes|baked|bakes|cooked|cooks|sewed|sews|knitted|knits|carved|carves|brewed|brews|wove|weaves|sold|grew|grows)\s+(?:${own})?(?<thing>.+?)(?=\s+(?:every|each|all|when|since|until|because|while|at|in (?:his|her|their|our|the)|back|for (?:us|me|years|decades|christmas|every))\b|$)`,
  'i',
);
const pronoun = /^(?:it|them|that|those|something|one|everything|sure|mistakes?|money|friends)\b/i;
const whatItIsOf = /^(?:it is|it's|they are|they're)\s+(?:all\s+)?(?:made\s+)?(?:of\s+|from\s+)?/i;

/** Sentences with the one that names what is sold first, where they tell a story; as they are where they do not. */
export function thingFirst(sentences: readonly string[]): readonly string[] {
  const [first = ''] = sentences;
  if (sentences.length < 2 || !tellsOfPeople.test(first)) return sentences;
  for (const pattern of [foundersOwn, somebodys])
    for (const [at, sentence] of sentences.entries()) {
      const thing = pattern.exec(sentence)?.groups?.['thing']?.trim();
      if (thing === undefined || thing === '' || pronoun.test(thing)) continue;
      // What comes before is the story: cold hands and unfinished water are no part of the thing.
      const others = sentences.slice(at + 1);
      return [withMaterial(thing, others), ...others];
    }
  return sentences;
}

/** "It's aluminum": what the thing is made of, from a sentence behind it. */
function withMaterial(thing: string, others: readonly string[]): string {
  for (const sentence of others) {
    const start = whatItIsOf.exec(sentence)?.[0].length;
    const material =
      start === undefined ? undefined : readMaterials(sentence).find((one) => one.start === start);
    if (material && readMaterials(thing).length === 0) return `${material.text} ${thing}`;
  }
  return thing;
}
