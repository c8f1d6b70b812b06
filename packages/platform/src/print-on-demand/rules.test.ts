import type { BlankVariant, PrintArea } from '@brandwright/providers';
import { describe, expect, it } from 'vitest';
import {
  breakEvenMinor,
  marginLine,
  marginMinor,
  marginRangeOf,
  paymentFee,
  printCostMinor,
  suggestedPriceMinor,
  type Piece,
} from './margin.ts';
import {
  advance,
  areaFor,
  familyOf,
  missingBefore,
  shownCategories,
  templateTransitions,
  withBelow,
} from './rules.ts';

const variant = (more: Partial<BlankVariant> = {}): BlankVariant => ({
  id: 1,
  size: 'M',
  color: 'Black',
  hex: '#1c1c1f',
  costMinor: 1000,
  available: true,
  ...more,
});
const piece = (more: Partial<Piece> = {}): Piece => ({
  variant: variant(),
  printMinor: 400,
  rateMinor: 500,
  freeShipping: false,
  fee: paymentFee('US'),
  ...more,
});
const area = (placement: string, printMinor: number): PrintArea => ({
  placement,
  title: placement,
  widthPx: 100,
  heightPx: 100,
  dpi: 150,
  widthMm: 17,
  heightMm: 17,
  technique: 'DTG',
  printMinor,
});

describe('margin', () => {
  it('is retail − blank − print − shipping − fee, in minor units', () => {
    // Fee of $30.00 + $5.00 shipping that the shopper pays: 2.9% is 101.5, rounded 102, and 30.
    expect(marginMinor(piece(), 3000)).toBe(3000 - 1000 - 400 - 132);
    // Free for the shopper: the store pays 500, the fee is of $30.00 alone: 87 and 30.
    expect(marginMinor(piece({ freeShipping: true }), 3000)).toBe(3000 - 1000 - 400 - 500 - 117);
    expect(marginMinor(piece(), 1)).toBeLessThan(0);
  });

  it('costs more with cards from abroad', () => {
    expect(paymentFee('US')).toMatchObject({ percent: 2.9, fixedMinor: 30 });
    expect(paymentFee('DE').percent).toBe(4.4);
  });

  it.each([0, 1, 2])('frees the dearest prints where %i are included', (included) => {
    const areas = [area('front', 425), area('sleeve', 250), area('back', 425)];
    expect(printCostMinor(areas, ['front', 'sleeve'], included)).toBe([675, 250, 0][included]);
    expect(printCostMinor(areas, [], included)).toBe(0);
  });

  it.each([1, 333, 1000, 4999, 123_457])(
    'breaks even and leaves 40%% just where it says, for a blank of %i',
    (costMinor) => {
      for (const freeShipping of [true, false]) {
        const one = piece({ variant: variant({ costMinor }), freeShipping });
        const even = breakEvenMinor([one]);
        expect(marginMinor(one, even)).toBeGreaterThanOrEqual(0);
        expect(marginMinor(one, even - 1)).toBeLessThan(0);
        const price = suggestedPriceMinor([one]);
        expect(price % 100).toBe(0);
        expect(marginMinor(one, price) / price).toBeGreaterThanOrEqual(0.4);
        expect(marginMinor(one, price - 100) / (price - 100)).toBeLessThan(0.4);
      }
    },
  );

  it('warns of a loss and of what is thin, by its worst variant', () => {
    const lines = (price: number) =>
      [variant(), variant({ id: 2, size: '3XL', costMinor: 1400 })].map((one) =>
        marginLine(piece({ variant: one }), price),
      );
    expect(marginRangeOf(lines(1800))).toMatchObject({
      isLoss: true,
      warning: 'At $18.00 you lose $0.97 on each 3XL sold.',
    });
    expect(marginRangeOf(lines(2100))?.warning).toBe(
      'Only $1.95 (9.3%) is left on each 3XL; a single return or ad would eat that up.',
    );
    expect(marginRangeOf(lines(4000))).toMatchObject({ isLoss: false, warning: null });
    expect(marginRangeOf([marginLine(piece(), null)])).toBeNull();
    expect(marginRangeOf([])).toBeNull();
  });
});

describe('templates', () => {
  it('go from state to state by the table only', () => {
    for (const [from, possible] of Object.entries(templateTransitions))
      for (const to of ['DRAFT', 'READY', 'ARCHIVED'] as const) {
        const go = () => advance('Tee', from as keyof typeof templateTransitions, to);
        if (possible.includes(to)) expect(go()).toBe(to);
        else expect(go).toThrow();
      }
    expect(() => advance('Tee', 'ARCHIVED', 'DRAFT')).toThrow('Undo the archiving first.');
    expect(() => advance('Tee', 'READY', 'READY')).toThrow('Tee is already ready to sell.');
  });

  it('say what they lack', () => {
    expect(missingBefore({ printed: 0, retailPriceMinor: null, availableVariants: 0 })).toEqual([
      'something to print',
      'a retail price',
      'a color that’s available',
    ]);
    expect(missingBefore({ printed: 1, retailPriceMinor: 1, availableVariants: 1 })).toEqual([]);
  });

  it('print on the place that is meant', () => {
    const areas = [area('front', 1), area('back', 1), area('embroidery_chest_left', 1)];
    expect(areaFor('Hoodie', areas, 'LEFT_CHEST').placement).toBe('embroidery_chest_left');
    expect(areaFor('Hoodie', areas, undefined).placement).toBe('front');
    expect(areaFor('Mug', [area('default', 1)], 'FRONT').placement).toBe('default');
    expect(() => areaFor('Mug', [area('default', 1)], 'BACK')).toThrow('It can be printed on: default.');
    expect(() => areaFor('Hoodie', areas, 'SLEEVE')).toThrow('can’t be printed on the sleeve');
  });
});

describe('the catalogue', () => {
  const tree = [
    { id: 1, parent_id: 0, title: 'Apparel' },
    { id: 2, parent_id: 1, title: 'Tees' },
    { id: 3, parent_id: 0, title: 'Jewelry' },
    { id: 4, parent_id: 3, title: 'Rings' },
    { id: 5, parent_id: 4, title: 'Silver rings' },
    { id: 6, parent_id: 1, title: 'Brands' },
  ];

  it('leaves out what is excluded with all below it', () => {
    expect(shownCategories(tree).map(({ title }) => title)).toEqual(['Apparel', 'Tees']);
    expect(withBelow(tree, 3)).toEqual(new Set([3, 4, 5]));
  });

  it.each([
    ['Heather Forest', '#4b5e4f', 'GREEN'],
    ['Navy', '#22304d', 'NAVY'],
    ['Natural', '#ece2cc', 'CREAM'],
    ['Vintage thing', '#1a1a1a', 'BLACK'],
    ['Unnamed', '#f2f2f2', 'WHITE'],
    ['Unnamed', '#3355cc', 'BLUE'],
    ['Unnamed', '#cc3344', 'RED'],
    ['Unnamed', '#e0c341', 'YELLOW'],
    ['Unnamed', '#8a8a8a', 'GREY'],
  ])('takes %s %s for %s', (name, hex, family) => expect(familyOf({ name, hex })).toBe(family));
});
