import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import type { SeenRecord } from '../ground/records/records.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { Parse } from '../parse/parse.ts';
import { emptyState as nothing } from '../testing/empty.ts';
import { lookUp } from './look-up.ts';

const operation = (name: string) => findOperation(name) as AnyDeclaration;
const order: SeenRecord = {
  kind: 'order',
  refs: new Map([['order', [{ field: 'orderNumber', value: 1042 }]]]),
  label: '#1042',
  data: {},
};
const parse: Parse = {
  candidates: [],
  others: [],
  relations: { new: 1, again: 0, revise: 0, answer: 0 },
  questions: [{ kind: 'value', probability: 1 }],
  asked: [],
};
const results: Record<string, unknown> = {
  get_order: { orderNumber: 1042, customerName: 'Maya Chen' },
  get_order_sale_info: { orderNumber: 1042, refundedMinor: 1372, currency: 'USD' },
};
const services: GroundingServices = {
  find: (name) => findOperation(name),
  offered: Object.keys(results).map(operation),
  tryRead: (name) => Promise.resolve({ ok: true, result: results[name], summary: '' }),
  findRecords: () => Promise.resolve([]),
  likeness: () => Promise.resolve(new Float32Array(2)),
};

describe('a question that nothing shown answers', () => {
  it('opens the read of the record in focus that does', async () => {
    const look = await lookUp('how much was refunded', parse, [], { ...nothing, focus: [order] }, services);
    expect(look).toMatchObject({ operation: 'get_order_sale_info', inputs: [{ orderNumber: 1042 }] });
  });

  it('opens the whole record where none does', async () => {
    const look = await lookUp('and the weather', parse, [], { ...nothing, focus: [order] }, services);
    expect(look).toMatchObject({ operation: 'get_order' });
  });

  it('opens nothing without a record', async () => {
    expect(await lookUp('how much was refunded', parse, [], nothing, services)).toBeNull();
  });
});

describe('what is about one of a few values', () => {
  const channel = { channel: 'INSTAGRAM' };
  const feed = { ...channel, isOn: true, products: 17, items: 18, leftOutCount: 0 };
  const ofFeed: GroundingServices = {
    ...services,
    offered: ['get_sales_channel', 'get_product_feed', 'list_sales_channels'].map(operation),
    tryRead: () => Promise.resolve({ ok: true, result: feed, summary: '' }),
  };
  const done = (name: string) => {
    const call = { callId: '1', operation: name, input: channel, outcome: null };
    const shown = { operation: operation(name), input: channel, result: feed, lists: [] };
    return { ...nothing, calls: [call], results: [shown] };
  };

  it('is looked at after it was changed, the same card first', async () => {
    const look = await lookUp('and did it go well', parse, [], done('enable_product_feed'), ofFeed);
    expect(look).toMatchObject({ operation: 'get_product_feed', inputs: [channel] });
  });

  it('is looked at again for a value that it shows', async () => {
    const look = await lookUp('what address do i paste', parse, [], done('get_product_feed'), ofFeed);
    expect(look).toMatchObject({ operation: 'get_product_feed', inputs: [channel] });
  });

  it('is not looked at for anything else', async () => {
    expect(await lookUp('how is the weather', parse, [], done('get_product_feed'), ofFeed)).toBeNull();
  });
});
