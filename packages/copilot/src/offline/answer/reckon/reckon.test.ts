import { expect, it, describe } from 'vitest';
import { recordsOf, type SeenResult } from '../../ground/records/records.ts';
import { emptyState } from '../../testing/empty.ts';
import { shownAs } from '../../testing/ask-shown.ts';
import { reckon } from './reckon.ts';

const seen = (operation: string, result: object): SeenResult => {
  const shown = shownAs(operation, result);
  return { ...shown, lists: recordsOf(shown.operation, result) };
};
const answer = (text: string, results: readonly SeenResult[] = [], answered = '') =>
  reckon(text, { ...emptyState, results, told: answered ? [{ said: '', answered }] : [] })?.text ?? null;

const order = (orderNumber: number, customerName: string, totalMinor: number, more: object = {}) =>
  seen('get_order', { orderNumber, customerName, totalMinor, currency: 'USD', units: 2, ...more });
const orders = [order(1064, 'Tara Novak', 243_900), order(7110, 'Marco Zhang', 39_900)];

describe('things that were opened one after the other', () => {
  it('are added up with their figures, the first one first', () =>
    expect(answer('the two together come to?', orders)).toContain('$399.00 + $2,439.00 = $2,838.00'));

  it('are not added up where they are of two currencies, or only one is there', () => {
    const euros = order(1064, 'Tara Novak', 243_900, { currency: 'EUR' });
    expect(answer('the two together come to?', [euros, order(7110, 'Marco Zhang', 39_900)])).toBeNull();
    expect(answer('the two together come to?', orders.slice(0, 1))).toBeNull();
  });

  it('are halved in the same breath, and what was worked out is in the next', () => {
    expect(answer('the two together, and half of that?', orders)).toContain('= $1,419.00');
    expect(answer('and a third of that?', orders, '$399.00 + $2,439.00 = $2,838.00 (total).')).toBe(
      'A third of $2,838.00 = $946.00.',
    );
  });
});

const invoices = seen('list_supplier_invoices', {
  owedMinor: 337_380,
  currency: 'USD',
  total: 3,
  rows: [
    {
      invoiceId: 'a',
      invoiceNumber: 'INV-1',
      supplierName: 'Olaria do Vale',
      status: 'OVERDUE',
      totalMinor: 204_000,
      owedMinor: 204_000,
    },
    {
      invoiceId: 'b',
      invoiceNumber: 'INV-2',
      supplierName: 'Lume & Cera',
      status: 'DUE',
      totalMinor: 89_280,
      owedMinor: 89_280,
    },
    {
      invoiceId: 'c',
      invoiceNumber: 'INV-3',
      supplierName: 'Saboaria Ribeira',
      status: 'DUE',
      totalMinor: 44_100,
      owedMinor: 44_100,
    },
  ],
});

describe('rows of a list', () => {
  it.each([
    ['Olaria plus Saboaria?', '$2,040.00 + $441.00 = $2,481.00'],
    ['all three in all?', '$2,040.00 + $892.80 + $441.00 = $3,373.80'],
    ["so the ones that aren't overdue come to", '$892.80 + $441.00 = $1,333.80'],
    ["the cap is 4,000, what's left under it", '$4,000.00 − $3,373.80 = $626.20 left'],
    ['no more than 3,000 we said, how far over are we', '$3,373.80 − $3,000.00 = $373.80 over'],
    ["what's the gap between Olaria and Lume", '= $1,147.20'],
  ])('%s', (text, told) => expect(answer(text, [invoices])).toContain(told));

  it.each([
    'the two together',
    'what do those cohorts bring in sales?',
    'how many customers did we win in all',
    'pay the two that are due, together',
    'what share of our units gets returned',
    'come up with more products for the kit',
    'reimburse 20% of order 1042',
    'fyi, our target margin is 65%',
    'what rules got hold of 1042',
  ])('are left alone: %s', (text) => expect(answer(text, [invoices])).toBeNull());
});

const receiving = seen('get_receiving', {
  id: 'a',
  sn: 'RCV-1001',
  expectedUnits: 300,
  receivedUnits: 289,
  damagedUnits: 3,
  lines: [],
});

describe('what is short', () => {
  it('is ordered less received less damaged', () =>
    expect(answer('how many never showed up', [receiving])).toContain(
      '300 expected − 289 received − 3 broken = 8 missing',
    ));

  it('is claimed with what is broken, at a price', () => {
    const told = answer('how many short are we, breakage counted', [receiving]) ?? '';
    expect(told).toBe('8 missing + 3 broken = 11 short.');
    expect(answer("at 3.90 a pair that's a claim of", [receiving], told)).toBe('11 × $3.90 = $42.90.');
  });

  it('is nothing before it was counted', () => {
    const waiting = seen('get_receiving', { id: 'a', sn: 'RCV-2', expectedUnits: 300, receivedUnits: 0 });
    expect(answer('how many are missing', [waiting])).toBeNull();
  });
});

const purchase = seen('get_purchase_item', {
  purchaseItemId: 'a',
  title: 'Soy candles',
  quantity: 480,
  unitPriceMinor: 620,
  totalMinor: 329_100,
  paidMinor: 89_280,
  currency: 'USD',
  milestones: [
    { kind: 'DEPOSIT', amountMinor: 89_280 },
    { kind: 'BALANCE', amountMinor: 239_820 },
  ],
});

describe('a purchase', () => {
  it.each([
    ['so after the deposit I still owe', '$3,291.00 − $892.80 = $2,398.20'],
    ['and still to pay?', '$3,291.00 − $892.80 = $2,398.20'],
    ['how much is each one with freight', '$3,291.00 ÷ 480 = $6.86 each'],
    ['how much of that is paid, in percent', '$892.80 ÷ $3,291.00 = 27.1%'],
    ['if 30 of them break how many are left', '480 − 30 = 450 left'],
  ])('%s', (text, told) => expect(answer(text, [purchase])).toContain(told));

  it('has a price for one already, which is asked for plainly', () =>
    expect(answer('what does each cost', [purchase])).toBeNull());
});

const plans = seen('list_plans', {
  plans: [
    { tier: 'TIER_2', name: 'Scaling', monthlyMinor: 9900, yearlyMinor: 99_000, currency: 'USD', seats: 5 },
    {
      tier: 'TIER_3',
      name: 'Professional',
      monthlyMinor: 19_900,
      yearlyMinor: 199_000,
      currency: 'USD',
      seats: 10,
    },
  ],
});

it('is set against what came before only where it points back at it', () => {
  const told = '$4,000.00 − $3,373.80 = $626.20 left.';
  expect(answer('no more than 3,000 we said, how far over are we', [invoices], told)).toContain(
    '$3,373.80 − $3,000.00',
  );
  expect(answer("that's how much of a 10,000 budget", [invoices], told)).toBe('$626.20 ÷ $10,000.00 = 6.3%.');
});

it('takes the part from the thing that says both', () => {
  const sales = seen('get_sales_stats', {
    next: { label: '$500,000', thresholdMinor: 50_000_000 },
    asked: { orders: 190, paidMinor: 3_074_739, refundedMinor: 139_078 },
    currency: 'USD',
  });
  expect(answer('and net of what came back?', [sales])).toContain('$30,747.39 − $1,390.78 = $29,356.61');
});

describe('what was worked out before at other values', () => {
  const at = (operation: string, input: object, result: object): SeenResult => ({
    ...seen(operation, result),
    input: input as SeenResult['input'],
  });
  const cost = (quantity: number, unitCostMinor: number) =>
    at(
      'estimate_design_cost',
      { quantity },
      { name: 'Gift Carton', currency: 'USD', quantity, unitCostMinor, totalMinor: unitCostMinor * quantity },
    );
  const costs = [cost(2500, 44), cost(500, 63)];

  it('is set against it', () => {
    expect(answer('So on each piece I save how much?', costs)).toBe('Unit cost: $0.63 − $0.44 = $0.19.');
    expect(answer('times 400 how much less is that a piece', costs)).toContain('400 × $0.19 = $76.00');
    expect(answer('So on each piece I save how much?', costs.slice(0, 1))).toBeNull();
    expect(answer('how much cheaper are the mugs', costs)).toBeNull();
  });

  it('tells the difference that a comparison says', () => {
    const duties = seen('compare_tariffs', {
      currency: 'USD',
      differenceMinor: 10_750,
      differencePercentPoints: 2.5,
    });
    expect(answer('so diff?', [duties])).toContain('$107.50');
  });
});

describe('a price that was told', () => {
  const told =
    'Vela Norte: 6 messages. So far: price USD 2.95 per piece at 600 pieces, MOQ 144 pieces, sample cost USD 14.50.';
  it.each(['600 at what they quoted = ?', 'so the six hundred is what', 'their price times 600 is'])(
    'is taken times the number: %s',
    (text) => {
      expect(answer(text, [], told)).toBe('600 × $2.95 = $1,770.00.');
      expect(answer(text)).toBeNull();
    },
  );

  it('is not guessed between two', () =>
    expect(answer('600 at what they quoted = ?', [], `${told} Before: USD 3.10 per piece.`)).toBeNull());
});

it('a price that falls with the number is not taken times another', () => {
  const told = 'Cornish Wool Hats: Five-panel cap at $8.70 a unit, MOQ 48, samples $22.00.';
  expect(answer('so 96 is what', [], told)).toBeNull();
  expect(answer('96 at their price = ?', [], told)).toBeNull();
});

describe('a year of months', () => {
  it('is set against the yearly price', () =>
    expect(answer('a year of monthly Professional vs the yearly, what do I save', [plans])).toBe(
      'Professional: 12 × $199.00 = $2,388.00 paid monthly; $2,388.00 − $1,990.00 = $398.00 saved by the year.',
    ));

  it('is set against the yearly price that was told', () => {
    const told = 'Professional is $199.00 a month or $1,990.00 a year.';
    expect(answer('12 x 199, how much less is the yearly you showed', [], told)).toContain('= $398.00');
    expect(answer('12 x 199, how much less is the yearly you showed')).toBeNull();
  });

  it.each([
    'so that saves what, over the twelvemonth?',
    'so in twelve months I save how much against the monthly?',
    "so that's what saved over the twelve months",
    'vs 12 x 199 how much off by the year',
  ])('goes on from both prices: %s', (text) => {
    const told = 'Professional is $199.00 a month or $1,990.00 a year ($398.00 less than 12 months).';
    expect(answer(text, [], told)).toContain('= $398.00 saved by the year');
    expect(answer(text)).toBeNull();
  });

  it('is not guessed for one of several plans', () =>
    expect(answer('a year of monthly vs the yearly, what do I save', [plans])).toBeNull());
});

describe('figures of the message', () => {
  it.each([
    ['300 pairs at 4.10 the pair would be', '300 × $4.10 = $1,230.00'],
    ['a pallet of 12 weighs 384 lb, what does each one weigh then', '384 lb ÷ 12 = 32 lb each'],
    ['it costs me 6.86 and sells at 28, margin?', '$28.00 − $6.86 = $21.14, a margin of 75.5%'],
    ['we have 4061, a kit takes 60, so how many', '4,061 ÷ 60 = 67, 41 left over'],
    ['6 cartons of 24, how many pieces', '6 × 24 = 144'],
    ['2,000 less 15 percent', '2,000 − 300 = 1,700'],
  ])('%s', (text, told) => expect(answer(text)).toContain(told));

  it.each([
    'how much customs on 500 mugs from china at $2 each',
    'the cap is 4,000',
    'and for 2k units at 3.40 each?',
    'order 1064 and 7110 together',
  ])('are left alone: %s', (text) => expect(answer(text)).toBeNull());
});

it('leaves a price and a number to the look that takes both', () => {
  const duty = shownAs('look_up_tariff', { product: 'candles', ratePercent: 12.5 });
  expect(answer('2,000 at 3.40 each then?', [duty])).toBeNull();
  expect(answer('2,000 at 3.40 each then?')).toBe('2,000 × $3.40 = $6,800.00.');
});

describe('a figure that is none', () => {
  it('is a number of things beside a price', () =>
    expect(answer('their first quote was $4.35, on 500 bowls it makes how much less?')).toBeNull());
  it('is what a thing is called by', () =>
    expect(answer('are they vetted? and the price on the 5 panel at 96')).toBeNull());
  it('is how many a sentence asks for anew, or a price that is read in two ways', () => {
    expect(answer('1000 is too many for me. at 500?')).toBeNull();
    expect(answer('they are held above five hundred, so have that at seven-fifty')).toBeNull();
  });
  it('is a share of what was not said', () =>
    expect(
      answer('bundle one snuffer with a candle for $54. that is ten percent off the two prices, correct?'),
    ).toBeNull());
});

it('a difference on so many of them is times that', () =>
  expect(answer('they are 97 cents apart. so on 500')).toBe('500 × $0.97 = $485.00.'));

it('what is saved on each is no share of the whole', () => {
  const tote = seen('estimate_design_cost', {
    designTitle: 'Gift Carton',
    quantity: 2500,
    totalMinor: 110_500,
    currency: 'USD',
  });
  expect(answer('so on each piece I save how much?', [tote])).toBeNull();
});

describe('figures of two periods', () => {
  const sales = (from: string, totalMinor: number) => {
    const figures = seen('get_figures', { from, to: from, totalMinor, currency: 'USD' });
    return { ...figures, input: { from } };
  };
  const both = [sales('2026-11-01', 30_000), sales('2026-10-01', 20_000)];

  it('are set against each other in percent, from the earlier to the later one', () => {
    expect(answer("what's that MoM in %?", both)).toContain('up 50%');
    expect(answer("what's that MoM in %?", both.toReversed())).toContain('up 50%');
  });

  it('are not where there is one', () =>
    expect(answer("what's that MoM in %?", both.slice(0, 1))).toBeNull());
});

it('a number of things and the price of one are not taken from each other', () =>
  expect(answer('if i bring 500 at 3.20 each how much do i save')).toBeNull());
