import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';
import { slimCall } from './slim.ts';
import { asTables } from './table.ts';
import { estimateTokens } from './tokens.ts';
import { wrapper } from '../offline/outside-wrapper.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ orderNumber: at, title: `Bowl ${at}`, totalMinor: at * 100 }));

it('says the names of fields once, at every depth, and fills what one of the records lacks', () => {
  const [first, second, third] = rows(3);
  const wrapped = { [wrapper]: 'Leave it at the door' };
  expect(asTables({ page: { orders: [first, { ...second, note: wrapped }, third] } })).toEqual({
    page: {
      orders: {
        columns: ['orderNumber', 'title', 'totalMinor', 'note'],
        rows: [
          [0, 'Bowl 0', 0, null],
          [1, 'Bowl 1', 100, wrapped],
          [2, 'Bowl 2', 200, null],
        ],
      },
    },
  });
  const list = rows(40);
  const asList = estimateTokens(JSON.stringify(list));
  expect(estimateTokens(JSON.stringify(asTables(list)))).toBeLessThan(asList * 0.7);
});

it.each([
  ['few records', rows(2)],
  ['records with lists in them', rows(4).map((row) => ({ ...row, tags: ['a', 'b'] }))],
  ['records that are not alike', [{ a: 1, b: 2 }, { c: 3 }, { d: 4, e: 5 }]],
  ['plain values', ['a', 'b', 'c', 'd']],
])('leaves %s as they are', (_what, list) => {
  expect(asTables(list)).toEqual(list);
});

it('keeps every column when the table is cut, and says what is missing', () => {
  const table = asTables(rows(400));
  const columns = ['orderNumber', 'title', 'totalMinor'];
  expect(shorten(table, 200)).toEqual({
    columns,
    rows: expect.arrayContaining([[0, 'Bowl 0', 0], expect.stringMatching(/of 400 left out/)]),
  });
  const answer = { ok: true as const, result: table, summary: 'Many.' };
  const call = { callId: 'a', operation: 'list_orders', input: {}, answer };
  expect(slimCall(call, 2, false).answer).toMatchObject({
    result: { columns, rows: [[0, 'Bowl 0', 0], [1, 'Bowl 1', 100], '… 398 of 400 left out'] },
  });
});
