import type { BrandIdeaDraft, AudienceDraft, ProductIdeaDraft } from '../brand-engine.ts';
import type { Format } from './category.ts';
import type { Dice } from './dice.ts';
import { paragraph, titled } from './grammar.ts';
import { peopleOf } from './ideas.ts';
import { productPrompt } from './prompts.ts';
import { stemsOf, type Reading } from './read-brief.ts';

type Look = Pick<BrandIdeaDraft, 'brandName' | 'colorPalette'> | undefined;

const appeal: Readonly<Record<Format['role'], number>> = {
  hero: 78,
  entry: 70,
  gift: 66,
  refill: 58,
  extra: 52,
};

/** Products to begin with: different forms first, then other varieties; the main one leads. */
export function productsFor(
  reading: Reading,
  look: Look,
  audience: AudienceDraft | undefined,
  count: number,
  avoid: readonly string[],
  dice: Dice,
): ProductIdeaDraft[] {
  const taken = new Set(avoid.map((title) => title.toLowerCase()));
  const { category } = reading;
  const hero = category.formats.filter(({ role }) => role === 'hero');
  const others = category.formats.filter(({ role }) => role !== 'hero');
  const order = [...hero, ...dice.sample(others, others.length)].toSorted(
    (one, other) => wishedFor(other, reading) - wishedFor(one, reading),
  );
  const ideas: ProductIdeaDraft[] = [];
  for (let attempt = 0; ideas.length < count && attempt < 400; attempt += 1) {
    const format = order[attempt % order.length];
    if (!format) break;
    const variety = varietyFor(reading, format, attempt, dice);
    const title = titled(
      dice.chance(0.25) && attempt >= order.length
        ? `${dice.pick(category.qualities)} ${variety} ${format.noun}`
        : `${variety} ${format.noun}`,
    );
    if (taken.has(title.toLowerCase()) || /\b(\w+)(?: \w+)? \1\b/i.test(title)) continue;
    taken.add(title.toLowerCase());
    ideas.push(draftOf(format, title, variety, reading, look, audience, dice.fork(title)));
  }
  return ideas;
}

/** How many words of the wish name a format: "a gift set", "a travel size". */
const wishedFor = ({ noun, role }: Format, { wished }: Reading): number =>
  [...new Set([...stemsOf(noun), role])].filter((stem) => wished.has(stem)).length;

const companions = [
  'signature',
  'house',
  'everyday',
  'evening',
  'weekend',
  'first edition',
  'little',
  'favourite',
];

/** Named varieties come before the table's others; what only goes with the rest has none. */
function varietyFor({ category, varieties }: Reading, { role }: Format, attempt: number, dice: Dice): string {
  if (role === 'extra') return dice.pick(companions);
  return varieties[attempt] ?? dice.pick(category.varieties);
}

function draftOf(
  format: Format,
  title: string,
  variety: string,
  reading: Reading,
  look: Look,
  audience: AudienceDraft | undefined,
  dice: Dice,
): ProductIdeaDraft {
  const { category } = reading;
  const people = peopleOf(reading, audience);
  const adjectives = reading.tones.flatMap((tone) => tone.adjectives);
  const forWhom = dice.pick([
    people
      ? `made for ${people}, and for ${dice.pick(category.moments)}`
      : `made for ${dice.pick(category.moments)}`,
    people
      ? `${people} get ${dice.pick(category.promises)} without asking for it`
      : `it gives ${dice.pick(category.promises)}`,
    `it promises ${dice.pick(category.promises)}${people ? `, which is what ${people} ask for` : ''}`,
  ]);
  const why = dice.pick([
    `the ${variety} version is the ${dice.pick(adjectives)} one of the range`,
    dice.pick(category.proofs),
    `look and packing stay ${dice.pick(adjectives)}`,
  ]);
  const task: Readonly<Record<Format['role'], string>> = {
    hero: 'it is the product that explains the brand',
    entry: 'a small price makes the first order easy',
    gift: 'it is ready to give, which lifts the average order',
    refill: 'it brings buyers back without new packing',
    extra: 'it goes with the rest and is seldom compared on price',
  };
  return {
    title,
    suggestedRetailPriceMinor: priceOf(format, reading, dice),
    popularity: popularityOf(format, variety, reading, dice),
    description: paragraph(`it is ${format.detail}`, forWhom, why, task[format.role]),
    imagePrompt: productPrompt(
      format,
      title,
      reading,
      look
        ? { brandName: look.brandName, palette: look.colorPalette.map(({ hexCode }) => hexCode) }
        : undefined,
      dice,
    ),
  };
}

/** In the format's band: high for luxury, low for affordable; ends as prices of its size do. */
function priceOf({ price: [low, high] }: Format, { tones, priceWish }: Reading, dice: Dice): number {
  const keys = new Set(tones.map(({ key }) => key));
  const [from, to] =
    priceWish > 0 || keys.has('luxury')
      ? [0.65, 1]
      : priceWish < 0 || keys.has('affordable')
        ? [0, 0.35]
        : [0.2, 0.8];
  const raw = low + (high - low) * (from + (to - from) * dice.next());
  const step = raw < 2000 ? 50 : raw < 6000 ? 100 : 500;
  return Math.min(high, Math.max(low, Math.round(raw / step) * step));
}

/** An estimate from the format's part in a range and whether the founder named the variety. */
function popularityOf({ role }: Format, variety: string, { varieties }: Reading, dice: Dice): number {
  return Math.min(98, appeal[role] + (varieties.includes(variety) ? 8 : 0) + dice.between(-9, 11));
}
