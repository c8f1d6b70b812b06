/**
 * The share of the first `units` of `quantity` in `totalMinor`, rounded half up. Differences of it over any split of a
 * line add up to the whole, so units that go back one by one give back the same as all at once.
 */
export function shareOfFirst(totalMinor: number, units: number, quantity: number): number {
  return Math.floor((2 * totalMinor * units + quantity) / (2 * quantity));
}

/** The share of `units` of `quantity`, after the first `from` of them. */
export const shareOfUnits = (totalMinor: number, from: number, units: number, quantity: number): number =>
  shareOfFirst(totalMinor, from + units, quantity) - shareOfFirst(totalMinor, from, quantity);
