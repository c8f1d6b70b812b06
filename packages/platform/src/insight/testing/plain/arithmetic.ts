/** Rounds half away from zero. */
export const round = (value: number, places = 0): number => {
  const factor = 10 ** places;
  // Keeps floating-point error, as in 1.005 × 100, from deciding.
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + 1e-12))) / factor || 0;
};

export const sum = <T>(of: readonly T[], value: (one: T) => number): number =>
  of.reduce((all, one) => all + value(one), 0);

/** In percent with one decimal; null of zero. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : round((100 * part) / whole, 1);

/** In whole units; null if there are none. */
export const average = (total: number, number: number): number | null =>
  number === 0 ? null : round(total / number);

/** Interpolates linearly between the two nearest values (type 7 of Hyndman and Fan); null if there are none. */
export function quantile(values: readonly number[], at: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * at;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}
export const median = (values: readonly number[]): number | null => quantile(values, 0.5);

export function groups<T, K>(of: readonly T[], key: (one: T) => K): [K, T[]][] {
  const found = new Map<K, T[]>();
  for (const one of of) {
    const those = found.get(key(one));
    if (those) those.push(one);
    else found.set(key(one), [one]);
  }
  return [...found];
}

export const different = <T>(of: readonly T[]): number => new Set(of).size;

export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Highest first; the given order breaks ties. */
export const byMost = <T>(...values: ((one: T) => number | string)[]) => {
  return (one: T, other: T): number => {
    for (const value of values) {
      const [a, b] = [value(one), value(other)];
      const way = typeof a === 'number' && typeof b === 'number' ? b - a : compare(String(a), String(b));
      if (way !== 0) return way;
    }
    return 0;
  };
};
