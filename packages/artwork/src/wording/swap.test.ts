import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameRootsOf } from './names.ts';
import { readBrief } from './read-brief.ts';
import { everything, linesOf, takesFrom, wordsOf, type Kit } from './testing/kit-lines.ts';

/** Products of consumer categories that no table of the code lists, as founders would say them. */
const briefs = readFileSync(new URL('./testing/uncommon-briefs.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const made: { brief: string; kit: Kit; words: ReadonlySet<string> }[] = [];

beforeAll(async () => {
  for (const brief of briefs)
    made.push({
      brief,
      kit: await everything({ category: '', productDescription: brief }, brief),
      words: wordsOf(brief),
    });
}, 120_000);

describe('kits of products that no table lists', () => {
  it('are of more than 200 such products', () => {
    const unknown = briefs.filter((productDescription) => {
      const { product, facts } = readBrief({ category: '', productDescription });
      return product.products.length === 0 && !facts.fits;
    });
    expect(unknown.length).toBeGreaterThan(200);
    expect(new Set(unknown).size).toBe(unknown.length);
  });

  it('take something from the brief in every line', () => {
    const generic = made.flatMap(({ brief, kit, words }) =>
      linesOf(kit)
        .filter((line) => !takesFrom(line, words))
        .map((line) => `${brief}: ${line}`),
    );
    expect(generic.slice(0, 20)).toEqual([]);
  });

  it('are told apart: a line put into the kit of another brief does not fit it', () => {
    let [swapped, unnoticed] = [0, 0];
    const missed: string[] = [];
    for (const [at, { kit, words }] of made.entries())
      for (const step of [1, 31]) {
        const other = made[(at + step) % made.length];
        if (!other || [...words].some((word) => other.words.has(word))) continue;
        for (const line of linesOf(kit)) {
          swapped += 1;
          if (!takesFrom(line, other.words)) continue;
          unnoticed += 1;
          missed.push(`${other.brief} ← ${line}`);
        }
      }
    expect(swapped).toBeGreaterThan(30_000);
    expect(unnoticed / swapped, missed.slice(0, 10).join('\n')).toBeLessThan(0.02);
  });

  it('would not pass with lines that any brand could have', () => {
    const anyBrand = [
      'Made with a reason.',
      'Fewer things, better made.',
      'The better everyday.',
      'We answer every message, by name.',
      'Early adopters like to be first and tell others.',
      'That is the whole plan, and nothing more.',
      'On a shelf against a painted wall.',
    ];
    for (const line of anyBrand)
      expect(
        made.filter(({ words }) => takesFrom(line, words)),
        line,
      ).toEqual([]);
  });

  it('begin with the product itself', () => {
    const wrong = made.filter(({ brief, kit }) => {
      const { product } = readBrief({ category: '', productDescription: brief });
      return !kit.products[0]?.title.toLowerCase().includes(product.noun);
    });
    expect(wrong.map(({ brief, kit }) => `${brief}: ${kit.products[0]?.title}`)).toEqual([]);
  });

  it('have names that come from the brief', () => {
    const foreign = made.flatMap(({ brief, kit }) => {
      const reading = readBrief({ category: '', productDescription: brief });
      const { own, brought } = nameRootsOf(reading);
      const roots = [...own, ...brought, ...wordsOf(brief)].map((root) => root.slice(0, 3).toLowerCase());
      return kit.ideas
        .filter(({ brandName }) => !roots.some((root) => brandName.toLowerCase().includes(root)))
        .map(({ brandName }) => `${brief}: ${brandName}`);
    });
    expect(foreign).toEqual([]);
  });

  it('name the people that the brief names, first', () => {
    for (const { brief, kit } of made) {
      const who = readBrief({ category: '', productDescription: brief }).who;
      if (who) expect(kit.audiences[0]?.name.toLowerCase(), brief).toBe(who.many.toLowerCase());
    }
  });

  it('say from what a price is estimated', () => {
    for (const { brief, kit } of made)
      expect(kit.research.find(({ title }) => title === 'Price and margin')?.body, brief).toMatch(
        /estimated from/,
      );
  });
});
