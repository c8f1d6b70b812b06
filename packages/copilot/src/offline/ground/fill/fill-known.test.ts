import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillHeld, fillKnownValues } from './fill-known.ts';
import type { GroundingServices, Trial } from '../conversation/services.ts';
import { emptyWork } from './work.ts';

const declared = (operation: string) => findOperation(operation) as AnyDeclaration;
const item = {
  kind: 'order_line_item' as const,
  value: 'Reed diffuser',
  id: '1',
  label: 'Reed diffuser',
  score: 0.3,
};

/** A store whose suppliers are tagged and whose stock holds a reed diffuser; orders with amber things are found. */
const services: GroundingServices = {
  find: findOperation,
  offered: [],
  tryRead: (operation, input): Promise<Trial> =>
    Promise.resolve({
      ok: true,
      summary: '',
      result:
        operation === 'list_my_suppliers'
          ? {
              rows: [],
              tags: [
                { value: 'shortlisted', count: 2 },
                { value: 'backup', count: 1 },
              ],
            }
          : {
              orders: input['search'] === 'amber' ? [{ id: '1' }] : [],
              total: input['search'] === 'amber' ? 1 : 0,
            },
    }),
  findRecords: (words) => Promise.resolve(/diffuser/.test(words) ? [{ ...item, matched: 'diffuser' }] : []),
  likeness: () => Promise.resolve(new Float32Array()),
};

async function filled(operation: string, text: string): Promise<Record<string, unknown>> {
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  const work = emptyWork();
  const fields = fieldsOf(declared(operation));
  await fillKnownValues(declared(operation), fields, utterance, services, work);
  await fillHeld(declared(operation), fields, utterance, services, work);
  return work.input;
}

it.each([
  ['export_my_suppliers', 'export shortlisted to csv', { tag: 'shortlisted' }],
  ['export_my_suppliers', 'export my suppliers', {}],
  ['create_order_rule', 'hold any order w/ a diffuser going outside the us', { itemContains: 'diffuser' }],
  ['create_order_rule', 'hold any order with a gift note', {}],
  ['list_orders', 'which orders got the amber one in em', { search: 'amber' }],
  ['list_orders', 'which orders have a problem', {}],
])('%s: %s', async (operation, text, input) => expect(await filled(operation, text)).toEqual(input));
