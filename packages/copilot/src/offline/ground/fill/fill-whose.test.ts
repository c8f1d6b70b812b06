import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillFirstName } from './fill-whose.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { emptyWork } from './work.ts';

/** A store in which somebody is called Emma, and nobody anything else. */
const services: GroundingServices = {
  offered: [],
  find: () => undefined,
  findRecords: () => Promise.resolve([]),
  tryRead: (_, { customer }) =>
    Promise.resolve({
      ok: true,
      result: { orders: String(customer).toLowerCase() === 'emma' ? [{}] : [] },
      summary: '',
    }),
  likeness: () => Promise.resolve(new Float32Array(1)),
};

async function filled(operation: string, text: string): Promise<Record<string, unknown>> {
  const declaration: AnyDeclaration | undefined = findOperation(operation);
  if (!declaration) throw new Error(operation);
  const work = emptyWork();
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  await fillFirstName(declaration, fieldsOf(declaration), utterance, services, work);
  return work.input;
}

it.each([
  ['list_orders', 'find orders by Emma', { customer: 'Emma' }],
  ['list_orders', 'show me orders from Emma.', { customer: 'Emma' }],
  ['list_orders', "find Sophia's last orders", { customer: 'Sophia' }],
  ['list_orders', 'orders by emma', { customer: 'emma' }],
  ['list_orders', "show emma's last order", { customer: 'emma' }],
  ['list_orders', 'orders by weekday', {}],
  ['list_orders', "Maya Chen's orders", {}],
  ['list_orders', "Today's orders", {}],
  ['list_orders', "Mother's Day orders", {}],
  ['list_orders', 'orders from Canada', {}],
  ['list_orders', 'orders by date', {}],
  ['get_order', "Emma's order", {}],
])('%s: %s', async (operation, text, input) => expect(await filled(operation, text)).toEqual(input));
