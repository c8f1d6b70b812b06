const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** The first that fits: most browsers name others too. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const longest = 60;

/** A device as its owner would call it: "Chrome on macOS". A program is called by its first word; null where nothing is said. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const of = (list: typeof systems) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = of(browsers);
  const system = of(systems);
  if (browser && system) return `${browser} on ${system}`;
  const program = /^[\w.-]+/.exec(userAgent)?.[0];
  return (browser ?? system ?? program ?? null)?.slice(0, longest) ?? null;
}
