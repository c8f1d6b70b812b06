import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { perceive } from '../../perceive/utterance.ts';
import { emptyState } from '../../testing/empty.ts';
import type { SeenRecord } from '../records/records.ts';
import { byTrait } from './refer-by-trait.ts';

const order = (number: number, productionStatus: string, placedAt: string): SeenRecord => ({
  kind: 'order',
  refs: new Map([['order', [{ field: 'number', value: number }]]]),
  label: `#${number}`,
  data: { number, productionStatus, placedAt },
});
const state = {
  ...emptyState,
  results: [
    {
      operation: findOperation('list_orders') as AnyDeclaration,
      input: {},
      result: {},
      lists: [
        {
          operation: 'list_orders',
          records: [
            order(1063, 'ON_HOLD', '2026-11-21T09:00:00Z'),
            order(5750, 'OUTSTANDING', '2026-11-19T09:00:00Z'),
            order(1031, 'OUTSTANDING', '2026-11-12T09:00:00Z'),
          ],
          single: false,
        },
      ],
    },
  ],
};
const meant = (text: string) => {
  const utterance = perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary([]), []);
  const resolution = byTrait({ start: text.indexOf('the one') }, 'order', utterance, state);
  return resolution?.kind === 'found' ? resolution.records.map(({ label }) => label) : null;
};

it.each([
  ['release the one that is on hold, she confirmed it', ['#1063']],
  ['refund the one from November 19', ['#5750']],
  ['ship the one that is outstanding', null],
  ['open the one with the mugs', null],
])('“%s” means what stands out so', (text, expected) => expect(meant(text)).toEqual(expected));
