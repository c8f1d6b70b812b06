import type { RecordKind } from '@brandwright/contract';
import type { BlankKind } from '@brandwright/contract/copilot/suggestions/template.ts';
import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';
import { callerOf } from '../caller.ts';
import type { Call, Face } from '../face.ts';
import { startingPoints } from './prompts.ts';

const most = 20;

/** Blanks that are filled with names of the store's own records. */
const recordKinds: Readonly<Partial<Record<BlankKind, RecordKind>>> = {
  order: 'order',
  customer: 'customer',
  supplier: 'supplier',
  product: 'catalog_item',
};

const none: CompleteResult = { completion: { values: [] } };

/** The store's records that begin an argument of a prompt; nothing for every other argument. */
export async function complete(
  face: Face,
  call: Call,
  { ref, argument }: CompleteRequest['params'],
): Promise<CompleteResult> {
  if (ref.type !== 'ref/prompt') return none;
  const point = startingPoints(call.get('actor')).find(({ name }) => name === ref.name);
  const kind = recordKinds[point?.kinds.get(argument.name) ?? 'text'];
  const words = argument.value.trim().slice(0, 100);
  if (!kind || words === '') return none;
  const found = await face.kernel.findRecords(callerOf(call, 'token'), words, [kind]);
  const values = found.map(({ kind: of, value, label }) => (of === 'order' ? String(value) : label));
  return { completion: { values: [...new Set(values)].slice(0, most) } };
}
