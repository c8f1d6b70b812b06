import { operations } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillComparedPeriod } from './compared-period.ts';

const now = new Date('2026-11-20T15:00:00Z');
const operation = operations.find(({ name }) => name === 'get_figures');

function filled(text: string, last: Record<string, unknown> = {}) {
  if (!operation) throw new Error('There is no get_figures.');
  const input: Record<string, unknown> = {};
  fillComparedPeriod(fieldsOf(operation), perceive(text, now, buildVocabulary([]), []), last, input);
  return input;
}

it.each([
  ['how much in october and was that better than last october', 'YEAR_BEFORE', '2026-10-01', '2026-10-31'],
  ['refunds in october vs september', 'PERIOD_BEFORE', '2026-10-01', '2026-10-31'],
  ['refunds for September, more or less than for October', 'PERIOD_BEFORE', '2026-10-01', '2026-10-31'],
  ['this month against the same weeks of last November', 'YEAR_BEFORE', '2026-11-01', '2026-11-30'],
])('%s', (text, compare, from, to) => expect(filled(text)).toEqual({ compare, from, to }));

it('goes on from the days in view', () =>
  expect(filled('and the same days of november last year', { from: '2026-11-01', to: '2026-11-20' })).toEqual(
    {
      compare: 'YEAR_BEFORE',
      from: '2026-11-01',
      to: '2026-11-20',
    },
  ));

it.each(['sales in october and in july', 'sales of october vs july', 'sales since october'])(
  '%s is no comparison that can be made',
  (text) => expect(filled(text)).toEqual({}),
);
