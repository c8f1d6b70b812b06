import { expect, test } from 'vitest';
import { candidatesFor } from '../classify.ts';
import { shippedSchedule } from '../schedule.ts';
import { ratedUnder } from '../shipped-lines.ts';
import { bestLines } from './choose-line.ts';
import { everydayProducts } from './everyday-products.ts';
import { knownProducts } from './known-products.ts';
import { entries, nameOf, nouns } from './lexicon.ts';
import { kindOfNoun, kindsOfNouns } from './noun-kinds.ts';
import { readPhrase } from './phrase.ts';
import { readHeadings } from './read-headings.ts';

const ask = (product: string) => candidatesFor(shippedSchedule, product, 6);
const headingOf = (hts = '') => hts.slice(0, 4);

/** Least share of products whose heading comes first: what was reached, less a little. */
const leastFirst = 0.97;
/** Greatest share of wrong chapters without a question. */
const mostWrong = 0.015;

test('the heading of known products comes first, and no wrong chapter is said without a question', async () => {
  const asked = await Promise.all(
    knownProducts.map(async ([phrase, heading]) => ({ phrase, heading, ...(await ask(phrase)) })),
  );
  const wrong = asked.filter(({ heading, candidates }) => headingOf(candidates[0]?.hts) !== heading);
  expect(asked.length).toBeGreaterThan(200);
  expect(
    1 - wrong.length / asked.length,
    wrong.map(({ phrase, candidates }) => `${phrase}: ${candidates[0]?.hts}`).join('\n'),
  ).toBeGreaterThanOrEqual(leastFirst);
  const said = wrong.filter(
    ({ heading, candidates, question }) =>
      question === null && candidates[0]?.hts.slice(0, 2) !== heading.slice(0, 2),
  );
  expect(said.length / asked.length).toBeLessThanOrEqual(mostWrong);
});

test.each([
  ['brass bangle', '7117.19'],
  ['wooden dresser', '9403.50'],
  ['linen tea towel', '6302.99'],
  ['leather dog collar', '4201.00'],
  ['stainless steel water bottle', '7323.93'],
  ['aluminum water bottle', '7615.10'],
  ['plastic water bottle', '3924.10'],
  ['glass water bottle', '7013.49'],
  ['vacuum insulated water bottle', '9617.00'],
  ['wool blanket', '6301.20'],
  ['roasted coffee beans', '0901.21'],
  ['cotton bath towel', '6302.60'],
  ['knit silk dress', '6104.49'],
  ['titanium camping mug', '8108.90'],
])('%s is %s', async (product, code) => {
  expect((await ask(product)).candidates[0]?.hts).toMatch(new RegExp(`^${code.replace('.', '\\.')}`));
});

test('a stated material is never contradicted where another line has it', async () => {
  const { candidates } = await ask('linen tea towel');
  expect(candidates[0]?.description).toContain('flax');
  expect((await ask('wool blanket')).candidates[0]?.description).not.toContain('synthetic');
});

test('every code of the lexicon is in the schedule', () => {
  const codes = new Set(
    [...nouns.values()].flatMap(({ choices }) => choices.flatMap((choice) => choice.codes)),
  );
  const missing = [...codes].filter((code) => ratedUnder(code).length === 0);
  expect(missing).toEqual([]);
  expect(nouns.size).toBeGreaterThan(500);
});

test('a noun stands in one entry of the lexicon only', () => {
  const named = entries.flatMap(([names]) => names.replace(/^\?/, '').split('|').map(nameOf));
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test('asks what is open, and nothing when the words say it', () => {
  expect(readHeadings('water bottle')?.question).toMatch(/made of: .*steel/);
  expect(readHeadings('cotton dress')?.question).toMatch(/knit or woven/);
  expect(readHeadings('woven cotton dress')?.question).toBeNull();
  expect(readHeadings('soy candle')?.question).toBeNull();
});

test('the head noun is the last before a preposition, the longest name first', () => {
  expect(readHeadings('candle in a glass jar')?.noun).toBe('candle');
  expect(readHeadings('case for glasses')?.codes[0]).toMatch(/^(4202|3924)/);
  expect(readHeadings('Bracelets Glass Women')?.noun).toBe('bracelet');
  expect(readHeadings('quantum flux gizmo')).toBeUndefined();
});

test('words without a known noun are answered from the schedule with a question', async () => {
  const { candidates, question } = await ask('purebred breeding swine');
  expect(headingOf(candidates[0]?.hts)).toBe('0103');
  expect(question).toContain('?');
});

test('reads materials, wearers and construction', () => {
  const phrase = readPhrase("women's PU leather knitted bag with cotton lining");
  expect(phrase).toMatchObject({ gender: 'women', construction: 'knit' });
  expect(phrase.materials[0]).toContain('fauxleather');
  expect(phrase.materials.flat()).not.toContain('leather');
  expect(readPhrase('bed linen').materials).toEqual([]);
});

test('the line of the stated material stands first within a heading', () => {
  const [line] = bestLines(ratedUnder('6302'), readPhrase('cotton terry towel'));
  expect(line?.fullDescription).toContain('terry');
});

test.each([
  ['fish tank pump', '8413'],
  ['tire valve caps plastic', '3926'],
  ['mouse traps', '7326'],
  ['life vests', '6307'],
  ['cable ties', '3926'],
  ['neckties silk', '6215'],
  ['cable cutters', '8203'],
  ['face shields', '3926'],
  ['shoe care brush', '9603'],
  ['drip irrigation', '8424'],
  ['refrigerator parts', '8418'],
  ['bicycle parts and accessories', '8714'],
  ['laptop stand aluminum', '7616'],
])('%s is not what its last word says alone', async (words, heading) => {
  const { candidates } = await ask(words);
  expect(headingOf(candidates[0]?.hts)).toBe(heading);
});

test('a subheading that was read is not given up for a curated line of the same heading', async () => {
  const { candidates } = await ask('led strip lights');
  expect(candidates[0]?.hts).toMatch(/^9405\.42/);
});

test('everyday products come first at one of their headings, and nothing absurd is said without a question', async () => {
  const asked = await Promise.all(
    everydayProducts.map(async ([product, headings]) => ({ product, headings, ...(await ask(product)) })),
  );
  const wrong = asked.filter(({ headings, candidates }) => !headings.includes(headingOf(candidates[0]?.hts)));
  const lines = wrong.map(({ product, candidates }) => `${product}: ${candidates[0]?.hts}`).join('\n');
  expect(asked.length).toBeGreaterThan(600);
  expect(1 - wrong.length / asked.length, lines).toBeGreaterThanOrEqual(0.98);
  const said = wrong.filter(
    ({ headings, candidates, question }) =>
      question === null && !headings.some((heading) => candidates[0]?.hts.startsWith(heading.slice(0, 2))),
  );
  expect(said.map(({ product }) => product)).toEqual([]);
});

test.each([
  ['wine aerator', '3924'],
  ['saxophone case', '4202'],
  ['stand for a phone', '3926'],
  ['haversack', '4202'],
  ['leather haversack', '4202'],
  ['crocheted afghan', '6301'],
])('%s is asked about', async (product, heading) => {
  const { candidates, question } = await ask(product);
  expect(headingOf(candidates[0]?.hts)).toBe(heading);
  expect(question).toMatch(/\?$/);
});

test('a noun that the lexicon lacks is taken for a kind of one it has, with a question', () => {
  expect(readHeadings('dinghy')?.question).toBe('Is the dinghy a kind of boat?');
  expect(kindOfNoun('quantum flux gizmo')).toBeUndefined();
  const unknown = [...new Set(kindsOfNouns().values())].filter((kind) => !nouns.has(kind));
  expect(unknown).toEqual([]);
});

test('of base metal with stones the stones decide, of silver the silver', async () => {
  const first = async (product: string) => (await ask(product)).candidates[0]?.hts;
  expect(await first('brass ring with cubic zirconia')).toMatch(/^7116/);
  expect(await first('sterling silver ring with cubic zirconia')).toMatch(/^7113/);
  expect(await first('necklace with imitation pearls')).toMatch(/^7117/);
  expect(await first('acrylic knit gloves')).toMatch(/^6116/);
});

test('what is said after goods is what they are made of', () => {
  expect(readHeadings('cabin filter, filter paper')?.noun).toBe('cabin filter');
  expect(readHeadings('necklace with rhinestones')?.noun).toBe('necklace');
  expect(readHeadings('polymer clay beads')?.noun).toBe('bead');
  expect(readHeadings('clip in hair extensions')?.noun).toBe('clip-in hair extension');
});
