import { expect, it } from 'vitest';
import { ask, shownAs } from '../testing/ask-shown.ts';

const purchases = shownAs('list_purchase_items', {
  total: 3,
  rows: [
    {
      name: 'Soy candles',
      expectedAt: '2026-12-04',
      leadTimeDays: 34,
      status: 'IN_PRODUCTION',
      totalMinor: 329_100,
      unitPriceMinor: 620,
      orderType: 'INVENTORY',
    },
    {
      name: 'Stoneware mugs',
      expectedAt: '2026-12-14',
      leadTimeDays: 14,
      status: 'IN_PRODUCTION',
      totalMinor: 410_000,
      unitPriceMinor: 410,
      orderType: 'INVENTORY',
    },
    {
      name: 'Waffle blankets',
      status: 'NOT_PURCHASED',
      totalMinor: 453_600,
      unitPriceMinor: 1890,
      orderType: 'SAMPLE',
    },
  ],
});

it.each([
  ['how many are still in production', 'count', /^2 of 3 purchase items: Soy candles, Stoneware mugs\.$/],
  ['which is due december 4', 'which', /^Soy candles\.$/],
  ['which one is the one with 14 days', 'which', /^Stoneware mugs\.$/],
  ['which ones are not purchased', 'which', /^Waffle blankets\.$/],
  ['what do samples cost on average', 'average', /^(?!.*unit price)/],
  ['average unit price of those', 'average', /^Average unit price: \$9\.73 over 3\.$/],
])('%s', async (text, kind, said) => expect(await ask(text, kind, purchases)).toMatch(said));

it.each([
  // A state that nothing is in counts nothing.
  ['how many of them are refunded', 'count'],
  // "Order type inventory" is no day.
  ['when did I order the soy candles', 'value'],
  // Their own name says nothing of them.
  ['when do the soy candles get here', 'value'],
  // The price of one is not that of ten.
  ['what would ten mugs be', 'value'],
])('%s is not answered', async (text, kind) => expect(await ask(text, kind, purchases)).toBe(''));

it('is told of one thing', async () => {
  const order = shownAs('get_order', { orderNumber: 1042, paymentStatus: 'PAID', totalMinor: 12_557 });
  expect(await ask('is it paid', 'check', order)).toBe('Payment status paid.');
  expect(await ask('is it refunded', 'check', order)).not.toContain('refunded');
});

it('tells who wrote last by the time, not by the place in the list', async () => {
  const threads = shownAs('list_supplier_conversations', {
    conversations: [
      { friendlyName: 'Vela Norte', lastTime: '2026-11-20T10:12:00Z' },
      { friendlyName: 'Olaria do Vale', lastTime: '2026-11-20T07:48:00Z' },
      { friendlyName: 'Saboaria Ribeira', lastTime: '2026-11-01T00:36:00Z' },
    ],
  });
  expect(await ask('who wrote last', 'value', threads)).toMatch(/^Vela Norte/);
});
