import type { Quantity, Value } from '@brandwright/language/values/value.ts';

/**
 * Sets aside the figures that no longer hold, where two of a kind stand against each other: "$3,150, not $2,400", "14 is too
 * cheap, 16", "500 instead of 1,000", "500, no wait, 600".
 */
export function partOutdated(
  text: string,
  values: readonly Value[],
): { values: readonly Value[]; outdated: readonly Value[] } {
  const figures = values.filter((value): value is Quantity => 'mayName' in value);
  const outdated = figures.filter((figure) => {
    const others = figures.filter((other) => other !== figure && mayReplace(other, figure));
    // "37?? ok just the ones with a tote": what was said before, and nothing that is asked for.
    if (isExclaimed(figure, text)) return true;
    if (others.length === 0) return false;
    if (refused.test(text.slice(0, figure.start))) return true;
    if (isBeforeWhatIf(figure, others, text)) return true;
    const later = others.filter(({ start }) => start > figure.end);
    if (later.some((other) => isReplacedBy(figure, other, text))) return true;
    return faulted.test(text.slice(figure.end)) && others.some(({ start }) => start > figure.end);
  });
  const isOutdated = (value: Value): boolean => outdated.some((one) => one === value);
  return { values: values.filter((value) => !isOutdated(value)), outdated };
}

/** "9.53 down each? what if it was 49": what it is now, before what it may be. */
const isBeforeWhatIf = (figure: Quantity, others: readonly Quantity[], text: string): boolean =>
  others.some(
    ({ start }) =>
      start > figure.end &&
      /\bwhat if (?:it|that|this)(?: was| were| is|['’]s)? $/i.test(text.slice(figure.end, start)),
  );

/** A bare figure may stand for any other kind of one. */
const mayReplace = (a: Quantity, b: Quantity): boolean =>
  a.kind === b.kind || a.kind === 'number' || b.kind === 'number';

/**
 * "500, no wait, 600"; "the target is 4.50, lower it to 3.90"; "a minimum of 1,000 last year, so this time 300": the later figure
 * takes the place of one that was a slip, is so now, or was so once.
 */
function isReplacedBy(first: Quantity, other: Quantity, text: string): boolean {
  const before = text.slice(0, first.start);
  const between = text.slice(first.end, other.start);
  const after = text.slice(other.end);
  // "Let people have 60 days. 45. Let's not go nuts": a bare figure that is a sentence by itself.
  if (saidAnew(first, other) && secondThought.test(between) && endsThere.test(after)) return true;
  if (first.kind !== other.kind || first.perUnit !== other.perUnit) return false;
  return (
    (isNear(first, other) && /[.,;!?]\s*$/.test(between) && apologizes.test(after)) ||
    (isNear(first, other) && takenBack.test(between)) ||
    (reads.test(before) && /\bbut\b/i.test(between) && countsAnew.test(between)) ||
    ([first.unit, null].includes(other.unit) && corrected.test(between)) ||
    (makes.test(between) && /^\s*instead\b(?!\s+of)/i.test(text.slice(other.end))) ||
    (isNow.test(before) && [null, first.unit].includes(other.unit) && changed.test(between)) ||
    (once.test(text.slice(0, other.start)) && sinceThen.test(between))
  );
}

const saidAnew = (first: Quantity, other: Quantity): boolean =>
  (other.kind === 'number' || other.kind === first.kind) && isNear(first, other);

/** Who thinks again says about as much; "959 … twelve, sorry" is the number of an order and an amount. */
const isNear = ({ value: a }: Quantity, { value: b }: Quantity): boolean =>
  Math.max(a, b) <= Math.min(a, b) * mostApart;
const mostApart = 3;
const secondThought =
  /^\s*(?:[.?!…]+\s*(?:(?:hm+|no|nah|nope|ok(?:ay)?|well|actually|sorry|wait|or|rather|better|say|make (?:it|that))[\s,.…]+)*|,\s*(?:(?:hm+|no|nah|nope|actually|sorry|wait|rather)[\s,.…]+)+)$/i;
const endsThere = /^\s*(?:[.!?]|$)/;
/** "2500 for the whole store. No, 3000". */
const takenBack =
  /[.?!…;]\s*(?:no|nah|nope|wait|actually|sorry)[\s,]+(?:(?:too|way too|that['’]s too) \p{L}+[\s,.…]+)?(?:make (?:it|that) )?$/iu;
/** "Ten back for the wait. Twelve, sorry". */
const apologizes = /^\s*,?\s*(?:sorry|i mean|i meant|my mistake|my bad)\b/i;
/** "The system says 12, but I just counted 20". */
const reads =
  /\b(?:say(?:s|ing|in)?|show(?:s|ing|in)?|read(?:s|ing)?|list(?:s|ed|ing)?)\s+(?:only |just )?$/i;
const countsAnew = /\b(?:count(?:ed|s)?|there(?:['’]s| is| are)|found|find|see|really|actually|only)\b/i;

const corrected =
  /^(?:[^!?]{0,24}?[\s,.;–-]*\b(?:no,? wait|wait,? no|no,? sorry|sorry|scratch that|i mean|i meant|nah)[,.]*\s+(?:it['’]?s |make (?:it|that) |do )?|\s*[-–—]+\s*no,\s+)$/i;
/** "240. Make 200 instead", before the second. */
const makes = /^[\s,.;–-]*(?:make|do|put|set|take|order)\s+(?:(?:it|that|them)\s+)?$/i;
const isNow = /\b(?:is|was|are|were|['’]s)\s+(?:at\s+)?$/i;
const changed =
  /\b(?:lower|raise|drop|bring|change|move|set|put|push|cut|make)\s+(?:(?:it|that|this)\s+)?(?:(?:up|down|back)\s+)?(?:to\s+)?$/i;
const once =
  /\b(?:last (?:time|year|month|week|season|spring|summer|fall|autumn|winter)|back then|used to|previously)\b/i;
const sinceThen = /\b(?:this time|now|this year|these days|from now on)\b/i;

/** At the beginning, with more to come: "which are older than 2 weeks?? oldest first" asks for them. */
const isExclaimed = ({ kind, start, end }: Quantity, text: string): boolean =>
  (kind === 'number' || kind === 'money') &&
  /^\W*(?:\p{L}+\W+){0,2}$/u.test(text.slice(0, start)) &&
  exclaimed.test(text.slice(end)) &&
  /\?\s*\S/.test(text.slice(end));
const exclaimed = /^(?:\s+(?:down|days?|each|already|more|left)){0,2}\s*(?:\?{2,}|\?!|!\?)/i;

const refused = /(?:\bnot|\binstead of|\brather than|\bno longer)\s+(?:at\s+|for\s+)?$/i;
const faulted =
  /^(?:\s+(?:for|on)(?:\s+\p{L}+){1,4})?\s*(?:(?:is|was|are|were|feels?|seems?|looks?)|['’]s)\s+(?:(?:a bit|a little|way|far|much|just|really|so)\s+)*(?:too\s|a (?:giveaway|steal|joke|bargain)|mad\b|crazy\b|robbery|wrong\b|cheap\b|dear\b|steep\b|low\b|high\b|not enough)/iu;
