/**
 * Shares `totalMinor` by `weights` so that the shares add up to it exactly (largest remainder; ties go to the first).
 * With no weight at all everything goes to the first.
 */
export function allocate(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map((_weight, index) => (index === 0 ? totalMinor : 0));
  const exact = weights.map((weight) => (BigInt(totalMinor) * BigInt(weight)) / BigInt(sum));
  const shares = exact.map(Number);
  let rest = totalMinor - shares.reduce((total, share) => total + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({
      index,
      remainder: Number((BigInt(totalMinor) * BigInt(weight)) % BigInt(sum)),
    }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (rest <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    rest -= 1;
  }
  return shares;
}
