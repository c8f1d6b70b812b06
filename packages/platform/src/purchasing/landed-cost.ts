/** Units that cost the same. */
export interface CostLayer {
  units: number;
  unitCostMinor: number;
}

/**
 * Parts of an amount by weight, in whole minor units that add up to it: each its share rounded down, and what is left over
 * goes, a unit each, to those with the largest remainder (Hamilton), the first of equals. Without any weight all are equal.
 */
export function shareOut(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0)
    return shareOut(
      totalMinor,
      weights.map(() => 1),
    );
  // Amounts times amounts don’t fit in a double.
  const shares = weights.map((weight, index) => {
    const product = BigInt(totalMinor) * BigInt(weight);
    return { index, share: product / BigInt(all), remainder: product % BigInt(all) };
  });
  const left = totalMinor - shares.reduce((sum, { share }) => sum + Number(share), 0);
  const largest = shares.toSorted((one, other) => Number(other.remainder - one.remainder));
  const more = new Set(largest.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, share }) => Number(share) + (more.has(index) ? 1 : 0));
}

/**
 * What units `from` to `from + count` of an order cost, when all `ordered` cost the total: the same as sharing it out over all
 * units, so that partial receipts together cost exactly the total.
 */
export function layersOf(totalMinor: number, ordered: number, from: number, count: number): CostLayer[] {
  const low = Math.floor(totalMinor / ordered);
  const higher = Math.max(0, Math.min(count, (totalMinor % ordered) - from));
  return [
    { units: higher, unitCostMinor: low + 1 },
    { units: count - higher, unitCostMinor: low },
  ].filter(({ units }) => units > 0);
}
