import { findOperation } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import type { Exchange, PastCall } from './conversation.ts';
import { inFocus, knownRecords } from './seen-rows.ts';
import { remember } from './working-memory.ts';
import { emptyState } from '../../testing/empty.ts';

const call = (operation: string, input: Record<string, unknown>, result: unknown): PastCall => ({
  callId: operation,
  operation,
  input,
  outcome: { ok: true, result, summary: '', untrusted: false },
});
const exchange = (said: string, ...calls: PastCall[]): Exchange => ({ said, calls, answered: '' });
const order = (number: number) => ({ orderNumber: number, customerName: 'Mason Moreau' });
const state = (exchanges: readonly Exchange[], about: Parameters<typeof remember>[1] = []) => ({
  ...emptyState,
  ...remember(exchanges, about, findOperation),
});

describe('what a conversation has in mind', () => {
  it('is what was opened, whatever was said since', () => {
    const opened = exchange('show 1042', call('get_order', { orderNumber: 1042 }, order(1042)));
    expect(inFocus(state([opened, exchange('thanks'), exchange('nice day')]), 'order')?.label).toContain(
      '#1042',
    );
  });

  it('is what a turn named in vain', () => {
    const named = { kind: 'design', value: 'id-1', label: 'Hearth Candle' } as const;
    expect(inFocus(state([exchange('open it'), exchange('hm')], [[], [named]]), 'design')?.label).toBe(
      'Hearth Candle',
    );
  });

  it('is none of several that one turn named', () => {
    const two = ['A', 'B'].map((label) => ({ kind: 'design', value: label, label }) as const);
    expect(inFocus(state([exchange('compare them')], [two]), 'design')).toBeUndefined();
  });

  it('is what an operation found by words', () => {
    const edited = exchange('', call('edit_product_idea', { productIdea: 'the journal' }, {}));
    const memory = state([edited]);
    expect(inFocus(memory, 'product_idea')?.label).toBe('the journal');
    expect(knownRecords(memory, 'product_idea')).toEqual([]);
  });

  it('is the order that an answer tells of, but not the oldest that every list mentions', () => {
    const rows = { total: 3, orders: [order(1061), order(703), order(5032)] };
    const listed = (said: string): Exchange => ({
      said,
      calls: [call('list_orders', {}, rows)],
      answered: '3 orders match “mugs”, worth $90.00; the oldest is #5032 from October 18, 2025.',
    });
    expect(inFocus(state([listed('which of them has mugs')]), 'order')).toBeUndefined();
    expect(inFocus(state([listed('which is the oldest with mugs')]), 'order')?.label).toContain('#5032');
  });

  it('is no quote of a comparison of several', () => {
    const compared = exchange(
      '',
      call(
        'compare_quotes',
        {},
        {
          requestId: 'r',
          title: 'Linen totes',
          cheapestQuoteId: 'q1',
          fastestQuoteId: 'q2',
          rows: [
            { quoteId: 'q1', supplierName: 'Hanoi Canvas' },
            { quoteId: 'q2', supplierName: 'Coastline Tote Co.' },
          ],
        },
      ),
    );
    const memory = state([compared]);
    expect(inFocus(memory, 'quote')).toBeUndefined();
    expect(knownRecords(memory, 'quote').map(({ label }) => label)).toEqual([
      'Hanoi Canvas',
      'Coastline Tote Co.',
    ]);
  });

  it('is the one row that the answer to who or which tells of', () => {
    const rows = [1, 2].map((number) => ({ orderNumber: 1040 + number, customerName: `Person ${number}` }));
    const listed = (said: string, answered: string): Exchange => ({
      said,
      calls: [call('list_orders', {}, { orders: rows, total: 2, page: 0 })],
      answered,
    });
    const told = (said: string, answered: string) =>
      inFocus(state([listed(said, answered)]), 'order')?.label ?? null;
    expect(told('whose is the oldest', '#1042, Person 2 is the oldest of the 2.')).toContain('#1042');
    expect(told('whose are these', '#1041, Person 1 and #1042, Person 2.')).toBeNull();
    expect(told('list my orders', 'You have 2 orders; the oldest is #1042.')).toBeNull();
  });
});
