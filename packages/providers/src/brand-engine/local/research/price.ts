import { dollars, paragraph } from '../grammar.ts';
import type { ResearchSource } from './sections.ts';

/** Card fee of the usual processors: 2.9 % and 30 cents an order. */
const cardShare = 0.029;
const cardFixedMinor = 30;

/** A reckoning of one product in cents; every figure but the card fee is an estimate. */
export function price({ reading, name, dice }: ResearchSource): string {
  const { category, tones } = reading;
  const hero = category.formats.find(({ role }) => role === 'hero') ?? dice.pick(category.formats);
  const [low, high] = hero.price;
  const isDear = tones.some(({ key }) => key === 'luxury');
  const isCheap = tones.some(({ key }) => key === 'affordable');
  const at = Math.round((low + (high - low) * (isDear ? 0.8 : isCheap ? 0.25 : 0.5)) / 100) * 100;
  const share = dice.between(...category.costShare);
  const goods = Math.round((at * share) / 100);
  const freight = Math.round(goods * 0.22);
  const card = Math.round(at * cardShare) + cardFixedMinor;
  const parcel = Math.max(450, Math.round(at * 0.12));
  const ads = Math.round(at * 0.18);
  const left = at - goods - freight - card - parcel - ads;
  const percent = Math.round((left / at) * 100);
  const bands = category.formats.map(
    (format) => `- ${format.noun}: ${dollars(format.price[0])} to ${dollars(format.price[1])}`,
  );
  const opening = dice.pick([
    'usual prices in the United States, by estimate',
    'what shelves and shops ask today, by our estimate',
    'the bands in which buyers expect these, estimated',
  ]);
  const reckoning = paragraph(
    `take the ${hero.noun} at ${dollars(at)}`,
    `goods and packing cost about ${dollars(goods)} (${share}%), freight and duty ${dollars(freight)}, the card fee ${dollars(card)} (2.9% and 30¢), the parcel ${dollars(parcel)} and finding the buyer ${dollars(ads)}`,
    left > 0
      ? `that leaves about ${dollars(left)}, or ${percent}% of the price, on a single order`
      : `that leaves nothing: a single order would lose about ${dollars(-left)}, so it has to be sold in sets of two or three or at a higher price`,
  );
  const wholesale = paragraph(
    `a shop pays half, ${dollars(Math.round(at / 2))}; after goods, packing, freight and duty ${name} keeps about ${dollars(Math.round(at / 2) - goods - freight)} of it`,
    dice.pick([
      'sets lift the order above the cost of its parcel, so plan one from the start',
      'a second unit in the same parcel is where the profit is',
      'raise the price before you cut the material; buyers forgive the first and remember the second',
    ]),
  );
  return `${paragraph(opening).replace(/\.$/, ':')}\n\n${bands.join('\n')}\n\n${reckoning}\n\n${wholesale}`;
}
