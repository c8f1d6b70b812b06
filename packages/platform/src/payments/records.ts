import { readCardNames, type CardName } from '@brandwright/language/values/card-names.ts';
import type { RecordFinder } from '../kernel/area.ts';
import { cardName, cardsOnFile, isBrand, type CardRow } from '../kernel/payments/cards.ts';

/** Cards on file by brand and last four digits: "the visa", "visa 4242", "the card ending in 4444". */
export const cardFinder: RecordFinder = {
  kind: 'payment_card',
  async find(context, words) {
    const said = readCardNames(words).filter(({ brand, last4 }) => brand !== null || last4 !== null);
    if (said.length === 0) return [];
    const cards = await cardsOnFile(context);
    return said.flatMap((name) => {
      const fits = cards.filter((card) => isCalled(card, name));
      return fits.map((card) => ({
        kind: 'payment_card' as const,
        value: card.id,
        id: card.id,
        label: cardName(card),
        matched: name.text,
        score: fits.length === 1 ? 1 : 0.8,
      }));
    });
  },
};

const isCalled = (card: CardRow, { brand, last4 }: CardName): boolean =>
  (last4 === null || card.last4 === last4) && (brand === null || isBrand(card.brand, brand));
