import { describe, expect, it } from 'vitest';
import { leanAnswer } from './lean.ts';
import { estimateTokens } from './tokens.ts';

const id = '0b8f3a52-6c1d-4a3e-9f5e-0d5b7c2a1e44';
const done = (result: unknown) => ({ ok: true as const, result, summary: 'Done.' });

describe('an answer for a real model', () => {
  it('is without empty fields, and without ids and addresses that nothing takes', () => {
    const row = {
      id,
      supplierId: id,
      ownerKey: id,
      badge: '/files/public/x.png',
      note: null,
      tags: [],
      count: 0,
    };
    expect(leanAnswer('list_orders', done({ rows: [row], paid: false }))).toEqual(
      done({ rows: [{ id, supplierId: id, count: 0 }], paid: false }),
    );
  });

  it('keeps every row of a list in its place', () => {
    expect(leanAnswer('list_orders', done({ rows: [1, null, 3] }))).toEqual(done({ rows: [1, null, 3] }));
  });

  it('is of a change what changed and not the whole record', () => {
    const lines = Array.from({ length: 80 }, (_, at) => ({ title: `Line ${at}`, quantity: at }));
    const change = leanAnswer(
      'change_order_status',
      done({ orderNumber: 1042, productionStatus: 'ON_HOLD', lines }),
    );
    expect(estimateTokens(JSON.stringify(change))).toBeLessThan(320);
    expect(change).toMatchObject({ result: { orderNumber: 1042, productionStatus: 'ON_HOLD' } });
    const read = leanAnswer('get_order', done({ orderNumber: 1042, lines }));
    expect(JSON.stringify(read)).toContain('Line 79');
  });

  it('says the title of a heading once', () => {
    const layer = { heading: '9903.88.15', title: 'China 301, list 4A', ratePercent: 7.5 };
    expect(leanAnswer('compare_tariffs', done({ rows: [{ layers: [layer] }, { layers: [layer] }] }))).toEqual(
      done({ rows: [{ layers: [layer] }, { layers: [{ heading: '9903.88.15', ratePercent: 7.5 }] }] }),
    );
  });

  it('tells an order by its number alone, and times to the minute', () => {
    const order = { id, orderNumber: 1042, placedAt: '2026-11-13T12:38:44.000Z', on: '2026-11-13' };
    expect(leanAnswer('get_order', done({ ...order, lineItems: [{ id, title: 'Bowl' }] }))).toEqual(
      done({
        orderNumber: 1042,
        placedAt: '2026-11-13T12:38Z',
        on: '2026-11-13',
        lineItems: [{ id, title: 'Bowl' }],
      }),
    );
  });

  it('does not repeat what a change was given, nor the verb of a question', () => {
    const text = 'Call before you send it.';
    const noted = done({ orderNumber: 1042, added: { id, text, author: 'Ada' } });
    expect(leanAnswer('add_order_note', noted, { orderNumber: 1042, text })).toEqual(
      done({ orderNumber: 1042, added: { id, author: 'Ada' } }),
    );
    const found = done({ rows: [{ id, title: text }] });
    expect(leanAnswer('list_designs', found, { search: text })).toEqual(found);
    const preview = { verb: 'Cancel', what: 'Cancel order 1042', cost: null };
    expect(leanAnswer('cancel_order', { ok: 'asks', actionId: id, preview })).toEqual({
      ok: 'asks',
      actionId: id,
      preview: { what: 'Cancel order 1042' },
    });
  });

  it('tells a refusal as it is', () => {
    const refused = { ok: false as const, error: { code: 'not_found', message: 'No.', details: null } };
    expect(leanAnswer('get_order', refused)).toEqual(refused);
  });
});
