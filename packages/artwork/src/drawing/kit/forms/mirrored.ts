type Numbers = readonly number[];

interface Segment {
  command: 'M' | 'L' | 'C' | 'Q';
  numbers: Numbers;
}

const segmentsOf = (d: string): Segment[] =>
  [...d.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, command = 'L', rest = '']) => ({
    command: command as Segment['command'],
    numbers: rest
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }));

const flipped = (numbers: Numbers) => numbers.map((value, at) => (at % 2 === 0 ? -value : value));

/** The other half of a line drawn right of the middle (`M`, `L`, `C`, `Q` only). */
export const mirrored = (d: string): string =>
  segmentsOf(d)
    .map(({ command, numbers }) => `${command}${flipped(numbers).join(' ')}`)
    .join('');

/** A line and its mirror image. */
export const bothSides = (d: string): string => d + mirrored(d);

/** The whole outline of a symmetrical shape from its right half, which begins and ends on the middle. */
export function fromHalf(half: string): string {
  const segments = segmentsOf(half);
  const ends = segments.map(({ numbers }) => numbers.slice(-2));
  const back = segments
    .slice(1)
    .toReversed()
    .map(({ command, numbers }, index) => {
      const before = ends[segments.length - 2 - index] ?? [0, 0];
      const controls = numbers.slice(0, -2);
      const pairs = Array.from({ length: controls.length / 2 }, (_, at) =>
        controls.slice(at * 2, at * 2 + 2),
      ).toReversed();
      return `${command}${flipped([...pairs.flat(), ...before]).join(' ')}`;
    })
    .join('');
  return `${half}${back}Z`;
}
