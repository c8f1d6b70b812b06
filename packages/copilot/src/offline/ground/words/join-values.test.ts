import { findOperation } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { valueQuestion } from '../../testing/empty.ts';
import { joinValues } from './join-values.ts';

const joined = (said: string, ...parts: [text: string, operation: string][]) =>
  joinValues(
    said,
    parts.map(([text, operation]) => ({
      text,
      parse: { ...valueQuestion, candidates: [{ operation, probability: 0.9, spans: [] }] },
    })),
    { find: findOperation },
  ).map(({ text }) => text);

it('a part that says a value of the request before it goes with it', () => {
  const said = 'do it second day air with ups and send him the tracking so he stops asking';
  expect(
    joined(
      said,
      ['do it second day air with ups', 'ship_order'],
      ['send him the tracking so he stops asking', 'send_tracking_email'],
    ),
  ).toEqual([said]);
});

it.each([
  ['ship 1042. email him that it is late', 'ship 1042.', 'email him that it is late', 'send_customer_email'],
  ['ship 1042 and refund 879', 'ship 1042', 'refund 879', 'refund_order'],
])('%s: two requests stay two', (said, first, second, operation) => {
  expect(joined(said, [first, 'ship_order'], [second, operation])).toEqual([first, second]);
});
