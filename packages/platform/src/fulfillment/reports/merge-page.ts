/** Where a row stands in time. */
interface Placed {
  /** ISO instant. */
  at: string;
}

/**
 * Which part of a long list, newest first, can hold rows of a page once the short list is merged into it: a row of the long
 * list moves down by at most the length of the short one.
 */
export function windowOf(shortLength: number, offset: number, limit: number) {
  const first = Math.max(0, offset - shortLength);
  return { offset: first, limit: offset + limit - first };
}

/**
 * A page of two lists merged by time, newest first: all of the short one and the window of the long one. Of the same
 * instant, rows of the long list come first.
 */
export function mergePage<Long extends Placed, Short extends Placed>(
  window: { rows: readonly Long[]; offset: number },
  short: readonly Short[],
  offset: number,
  limit: number,
): ({ long: Long } | { short: Short })[] {
  const placed = [
    ...window.rows.map((long, at) => ({
      place: window.offset + at + short.filter((one) => one.at > long.at).length,
      row: { long },
    })),
    ...short.map((one, at) => ({
      place: at + window.offset + window.rows.filter((long) => long.at >= one.at).length,
      row: { short: one },
    })),
  ];
  return placed
    .filter(({ place }) => place >= offset && place < offset + limit)
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row);
}
