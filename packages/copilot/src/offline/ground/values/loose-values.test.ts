import { operations } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillLooseValues } from './loose-values.ts';

const declared = operations.find(({ name }) => name === 'set_up_pre_sale');
const fields = declared ? fieldsOf(declared) : [];

it.each([
  [
    'pre-sell bud vases until December 20, ships from January 10',
    { endsOn: '2026-12-20', shipsOn: '2027-01-10' },
  ],
  [
    'presale from December 1 to December 20, shipping from January 10',
    { startsOn: '2026-12-01', endsOn: '2026-12-20', shipsOn: '2027-01-10' },
  ],
])('%s', (text, wanted) => {
  const input: Record<string, unknown> = {};
  fillLooseValues(fields, perceive(text, new Date('2026-11-22'), buildVocabulary([]), []), [], input);
  expect(input).toEqual(wanted);
});

it.each([
  [
    "I'll do that one tomorrow. Of all returns since October 24, which reason leads",
    { createdFrom: '2026-10-24' },
  ],
  ['returns from October 24 until tomorrow', { createdFrom: '2026-10-24', createdTo: '2026-11-23' }],
])('%s: the day of another sentence is none of it', (text, wanted) => {
  const list = operations.find(({ name }) => name === 'list_returns');
  const input: Record<string, unknown> = {};
  const said = perceive(text, new Date('2026-11-22'), buildVocabulary([]), []);
  fillLooseValues(list ? fieldsOf(list) : [], said, [], input);
  expect(input).toEqual(wanted);
});
