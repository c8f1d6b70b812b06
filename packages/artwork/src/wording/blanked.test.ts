import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { carriedBy, everything, linesByPart, takesFrom } from './testing/kit-lines.ts';

/** Products of every kind with people, materials, uses, places and refusals, as founders would say them. */
const briefs = readFileSync(new URL('./testing/founder-briefs.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Least share of lines that say something without the noun of their product, by part of a kit. */
const floors: Readonly<Record<string, number>> = {
  slogans: 0.99,
  missions: 0.99,
  promises: 0.98,
  audiences: 0.98,
  products: 0.97,
  research: 0.85,
  voice: 0.97,
};

it(
  'says something of the brief or of its kind of goods when the product is blanked out',
  { timeout: 120_000 },
  async () => {
    expect(briefs.length).toBeGreaterThanOrEqual(60);
    const said = new Map<string, number>();
    const all = new Map<string, number>();
    const empty: string[] = [];
    for (const brief of briefs) {
      const { carried } = carriedBy(brief);
      const kit = await everything({ category: '', productDescription: brief }, brief);
      for (const [part, lines] of Object.entries(linesByPart(kit)))
        for (const line of lines) {
          all.set(part, (all.get(part) ?? 0) + 1);
          if (takesFrom(line, carried)) said.set(part, (said.get(part) ?? 0) + 1);
          else empty.push(`${part} of ${brief}: ${line}`);
        }
    }
    for (const [part, floor] of Object.entries(floors))
      expect(
        (said.get(part) ?? 0) / (all.get(part) ?? 1),
        empty
          .filter((line) => line.startsWith(part))
          .slice(0, 30)
          .join('\n'),
      ).toBeGreaterThanOrEqual(floor);
  },
);

it('would not let lines pass that any maker of any product could have', () => {
  const anyMaker = [
    'Good things, no fuss.',
    'The last one you argue about.',
    'We would rather make one good version than five hurried ones.',
    'Who makes it and where is said without being asked.',
    'Answers within a day.',
    'They compare a few and want to be sure.',
  ];
  for (const line of anyMaker)
    expect(
      briefs.filter((brief) => takesFrom(line, carriedBy(brief).carried)),
      line,
    ).toEqual([]);
});
