import { dollars, paragraph } from '../grammar.ts';
import type { ResearchSource } from './source.ts';

/** Card fee of the usual processors: 2.9 % and 30 cents an order. */
const cardShare = 0.029;
const cardFixedMinor = 30;

/** A calculation for one product in cents; every figure but the card fee is an estimate. */
export function price({ reading, forms, name, dice }: ResearchSource): string {
  const { category, tones, facts, secondFacts } = reading;
  const { noun, other, talk } = forms;
  const { nouns } = reading.product;
  const [low, high] = facts.price;
  const isDear = tones.some(({ key }) => key === 'luxury');
  const isCheap = tones.some(({ key }) => key === 'affordable');
  const at = Math.round((low + (high - low) * (isDear ? 0.8 : isCheap ? 0.2 : 0.45)) / 100) * 100;
  const share = dice.between(...category.costShare);
  const goods = Math.round((at * share) / 100);
  const freight = Math.round(goods * 0.22);
  const card = Math.round(at * cardShare) + cardFixedMinor;
  const parcel = Math.max(450, Math.round(at * 0.12));
  const ads = Math.round(at * 0.18);
  const left = at - goods - freight - card - parcel - ads;
  const percent = Math.round((left / at) * 100);
  const basis = paragraph(
    `one ${noun} is put at ${dollars(low)} to ${dollars(high)}, estimated from ${facts.priceFrom}`,
    facts.isPriceKnown
      ? `check it against five offers of ${nouns} that state ${talk.measure} before you print a price`
      : `that is a wide guess: look at ten offers of ${nouns} in ${talk.places[0]} before you use it`,
  );
  const beside =
    secondFacts &&
    paragraph(
      `one ${other.noun} is put at ${dollars(secondFacts.price[0])} to ${dollars(secondFacts.price[1])}, estimated from ${secondFacts.priceFrom}`,
      `sold in one parcel, the ${noun} and the ${other.noun} share its cost`,
    );
  const calculation = paragraph(
    `take the ${noun} at ${dollars(at)}`,
    `goods and packing cost about ${dollars(goods)} (${share}%, ${facts.fits ? `usual for ${category.name}` : 'usual for consumer goods'}), freight and duty ${dollars(freight)} (22% of that), the card fee ${dollars(card)} (2.9% and 30¢), the parcel ${dollars(parcel)} and finding the buyer ${dollars(ads)} (18%)`,
    left > 0
      ? `that leaves about ${dollars(left)}, or ${percent}% of the price, on a single ${noun}`
      : `that leaves nothing: a single ${noun} would lose about ${dollars(-left)}, so it has to be sold in sets of two or three or at a higher price`,
  );
  const wholesale = paragraph(
    `a shop pays half, ${dollars(Math.round(at / 2))}; after goods, packing, freight and duty ${name} keeps about ${dollars(Math.round(at / 2) - goods - freight)} of each ${noun}`,
    dice.pick([
      `sets of ${nouns} lift the order above the cost of its parcel`,
      `a second ${noun} in the same parcel is where the profit is`,
    ]),
    `${talk.places[0]} and ${talk.places[1]} are the first to ask`,
  );
  return [basis, beside, calculation, wholesale].filter((part) => part !== undefined).join('\n\n');
}
