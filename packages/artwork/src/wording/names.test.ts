import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diceOf } from './dice.ts';
import { mayBeName, nameRootsOf, namesFor } from './names.ts';
import { unfit } from './name-words.ts';
import { readBrief, type Reading } from './read-brief.ts';

const readings = new Map<string, Reading>();
/** Each brief is read once. */
function read(productDescription: string): Reading {
  const known = readings.get(productDescription) ?? readBrief({ category: '', productDescription });
  readings.set(productDescription, known);
  return known;
}
const briefs = readFileSync(new URL('./testing/founder-briefs.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const namesOf = (brief: string, seed: string, count = 3) =>
  namesFor(read(brief), count, [], diceOf(`${brief} ${seed}`));
const rootsIn = (name: string) => name.toLowerCase().split(/\W+(?:and\W+)?/);

// Many briefs are read: a busy machine takes its time.
describe('names', { timeout: 60_000 }, () => {
  it('have no root in common within a kit', () => {
    for (const brief of briefs)
      for (const seed of ['1', '2', '3']) {
        const names = namesOf(brief, seed);
        const { own, brought } = nameRootsOf(read(brief));
        const shared = [...own, ...brought].filter(
          (root) => names.filter((name) => rootsIn(name).some((word) => word.startsWith(root))).length > 1,
        );
        // A pair may take up a word that another name has, and no more.
        expect(shared.length, `${brief}: ${names.join(', ')} share ${shared.join(', ')}`).toBeLessThan(2);
      }
  });

  it('take no pains, bodies, leavings or half words of a brief', () => {
    for (const brief of briefs) {
      const { brought } = nameRootsOf(read(brief));
      for (const name of namesOf(brief, 'unfit', 12))
        expect(
          rootsIn(name).filter((word) => unfit.has(word) && !brought.includes(word)),
          `${brief}: ${name}`,
        ).toEqual([]);
    }
  });

  it('are made of whole roots, none of them cut', () => {
    for (const brief of briefs) {
      const { own, brought } = nameRootsOf(read(brief));
      for (const name of namesOf(brief, 'whole'))
        expect(
          [...own, ...brought].some((root) => name.toLowerCase().includes(root)),
          `${brief}: ${name}`,
        ).toBe(true);
    }
  });

  it('leave what a manner of the brief rules out', () => {
    const all = (brief: string) => namesOf(brief, 'refused', 40).join(' ');
    expect(all('sourdough lames with olive wood handles, avoid green')).not.toMatch(/olive|sage/i);
    expect(all('steel combs for beards, not macho')).not.toMatch(/anvil|forge|rivet|ingot/i);
    expect(all('wooden toys for toddlers, nothing cutesy')).not.toMatch(/pip|noodle|jumble|little|merry/i);
    expect(all('pet urns turned from walnut, not gloomy')).not.toMatch(/ember|dusk|quiet|slow|fetch/i);
  });

  it('do not hurt where two words meet, and are no marks', () => {
    const reading = read('desk clocks');
    for (const name of ['Woolmark', 'Timberland', 'Echo', 'Kindle'])
      expect(mayBeName(name, reading), name).toBe(false);
    for (const brief of briefs)
      for (const name of namesOf(brief, 'hurt', 20))
        expect(name).not.toMatch(/shit|cum|tit(?!l)|cunt|penis|slut/i);
  });

  it('of a brief of two products take from both', () => {
    const { brought } = nameRootsOf(read('candles and matches for cabins'));
    expect(brought).toEqual(expect.arrayContaining(['wick', 'kindling']));
  });
});
