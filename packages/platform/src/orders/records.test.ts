import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { namedNumbers, phrasesOf } from './records.ts';
import { channelOrder, place, placedOrder } from './testing.ts';

let store: TestStore;
const found = async (words: string) =>
  (await store.kernel.findRecords(store.caller(), words)).map((one) => [
    one.kind,
    one.kind === 'customer' ? one.label : one.value,
    one.score,
  ]);

beforeAll(async () => {
  store = await testStore();
  await placedOrder(store);
  await place(store, [
    channelOrder({ channelReference: '#2217' }),
    channelOrder({
      customer: { id: null, name: 'Mark Winter', email: 'mark@example.com', phone: null, company: null },
    }),
    channelOrder({ channelReference: '#2218 (5500000000001)' }),
  ]);
  await store.run(createProduct, { title: 'Ceramic mug', code: 'MUG-01', priceMinor: 2800 });
  await store.run(createProduct, { title: 'Scented candle', code: 'CAN-02', priceMinor: 3400 });
});

describe('namedNumbers', () => {
  it.each([
    ['cancel #1042 and order 1043', [1042, 1043]],
    ['orders 1042, 1043 and 1044', [1042, 1043, 1044]],
    ['over $200 or 15% in 7 days, 500 units', []],
    ['1042', [1042]],
    ['it cost 12.50 on 2026-11-02', [2026]],
    ['make it 15 please, she has paid 204', []],
  ])('%s', (words, numbers) => {
    expect(namedNumbers(words).map((one) => one.number)).toEqual(numbers);
  });
});

describe('the score of a number', () => {
  it.each([
    ['#120', 1],
    ['put 120 on hold', 0.85],
    ['how is 120', 0.85],
    ['create an order of 120 ceramic mugs', 0.4],
  ])('%s: %d', (words, score) => {
    expect(namedNumbers(words)[0]?.score).toBe(score);
  });
});

describe('phrasesOf', () => {
  it('takes runs of up to three words without possessives', () => {
    expect(phrasesOf("Maya's order")).toEqual(['maya', 'maya order', 'order']);
  });
});

describe('records named in words', () => {
  it('are orders by number and reference', async () => {
    expect(await found('How is order 8001 doing?')).toContainEqual(['order', 8001, 1]);
    expect(await found('what about #2217')).toContainEqual(['order', 5001, 0.5]);
    expect(await found('what about #2218')).toContainEqual(['order', 5003, 0.5]);
    expect(await found('an order of 2218 mugs')).not.toContainEqual(['order', 5003, expect.anything()]);
  });

  it('are people by first name, whole name and email, and their newest order', async () => {
    const maya = await found("where is Maya's order?");
    expect(maya).toContainEqual(['customer', 'Maya Chen, maya@example.com', 0.75]);
    expect(maya.find(([kind]) => kind === 'order')?.[1]).toBe(8001);
    expect(await found('orders of maya chen')).toContainEqual(['customer', 'Maya Chen, maya@example.com', 1]);
    expect(await found('mark@example.com')).toContainEqual(['customer', 'Mark Winter, mark@example.com', 1]);
    expect((await found('please mark it as done')).filter(([kind]) => kind === 'customer')).toEqual([]);
    expect(await found('is maya waiting')).toContainEqual(['customer', 'Maya Chen, maya@example.com', 0.6]);
    expect(await found('what did Mark buy')).toContainEqual([
      'customer',
      'Mark Winter, mark@example.com',
      0.75,
    ]);
  });

  it('are items by the words of their titles', async () => {
    expect(await found('cancel the ceramic mugs')).toContainEqual(['order_line_item', 'Ceramic mug', 0.95]);
  });

  it('are never those of another store', async () => {
    const other = await testStore();
    const found = await other.kernel.findRecords(other.caller(), "order 8001 of Maya Chen's ceramic mug");
    // What the marketplace shares with every store may be among them.
    const own = ['order', 'customer', 'order_line_item', 'order_rule'];
    expect(found.filter(({ kind }) => own.includes(kind))).toEqual([]);
  });
});
