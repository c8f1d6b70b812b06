import type { Quantity, Value } from '@brandwright/language/values/value.ts';

/**
 * Sets aside the figures that no longer hold, where two of a kind stand against each other: "$3,150, not $2,400", "14 is too
 * cheap, 16", "500 instead of 1,000".
 */
export function partOutdated(
  text: string,
  values: readonly Value[],
): { values: readonly Value[]; outdated: readonly Value[] } {
  const figures = values.filter((value): value is Quantity => 'mayName' in value);
  const outdated = figures.filter((figure) => {
    const others = figures.filter((other) => other !== figure && mayReplace(other, figure));
    if (others.length === 0) return false;
    if (refused.test(text.slice(0, figure.start))) return true;
    return faulted.test(text.slice(figure.end)) && others.some(({ start }) => start > figure.end);
  });
  const isOutdated = (value: Value): boolean => outdated.some((one) => one === value);
  return { values: values.filter((value) => !isOutdated(value)), outdated };
}

/** A bare figure may stand for any other kind of one. */
const mayReplace = (a: Quantity, b: Quantity): boolean =>
  a.kind === b.kind || a.kind === 'number' || b.kind === 'number';

const refused = /(?:\bnot|\binstead of|\brather than|\bno longer)\s+(?:at\s+|for\s+)?$/i;
const faulted =
  /^\s*(?:(?:is|was|are|were|feels?|seems?|looks?)|['’]s)\s+(?:(?:a bit|a little|way|far|much|just|really|so)\s+)*(?:too\s|a (?:giveaway|steal|joke|bargain)|mad\b|crazy\b|robbery|wrong\b|cheap\b|dear\b|steep\b|low\b|high\b|not enough)/i;
