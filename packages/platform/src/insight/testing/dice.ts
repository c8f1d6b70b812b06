/** Numbers that look random and are the same for the same seed (mulberry32). */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number in the range, both ends included. */
  const whole = (first: number, last: number): number => first + Math.floor(next() * (last - first + 1));
  return {
    whole,
    chance: (percent: number): boolean => next() * 100 < percent,
    one<T>(of: readonly [T, ...T[]]): T {
      return of[whole(0, of.length - 1)] ?? of[0];
    },
    /** Ids derived from the seed, so that failures can be reproduced. */
    id(): string {
      const digits = Array.from({ length: 32 }, () => whole(0, 15).toString(16)).join('');
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
    },
  };
}
export type Dice = ReturnType<typeof dice>;
