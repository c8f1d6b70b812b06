import { describe, expect, it } from 'vitest';
import { testKernel, testStore } from '../kernel/testing.ts';

const found = async (words: string) => {
  const store = await testStore();
  const candidates = await testKernel().findRecords(store.caller(), words);
  return candidates.filter(({ kind }) => kind === 'feed_item').map(({ value }) => value);
};

describe('things of the feed', () => {
  it.each([
    ['dismiss the late orders from my feed', ['late_orders']],
    ['snooze low stock for a week', ['stock_running_out']],
    ['remind me about the lost parcels tomorrow', ['lost_shipments']],
    ['hide the duty notice', ['duty_changes']],
    ['put the unpaid orders off until monday', ['unpaid_orders']],
  ])('%s', async (words, names) => expect(await found(words)).toEqual(names));

  it.each(['show the late orders', 'what stock is short', 'put order 1042 on hold', 'the duty on mugs'])(
    'are not meant by: %s',
    async (words) => expect(await found(words)).toEqual([]),
  );
});
