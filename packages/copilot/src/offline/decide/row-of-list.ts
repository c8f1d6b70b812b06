import { fieldsOf } from '../fields.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import { recordsOf } from '../ground/records/records.ts';
import { rowsNamedWholly } from '../ground/refer/refer-by-row.ts';
import type { Reading } from '../ground/reading.ts';
import { readsOfRecord } from './look-up.ts';
import type { Decision } from './decision.ts';

/**
 * "Any word from the warehouse on Mason Moreau", of a list that can't be narrowed by a person: the one row of it with that name is
 * opened. Null where the list was narrowed by what was said, or has no such row, or several.
 */
export async function openRowOf(
  { operation, filling }: Reading,
  text: string,
  services: GroundingServices,
): Promise<Extract<Decision, { kind: 'call' }> | null> {
  if (!operation.name.startsWith('list_') || operation.effect !== 'read') return null;
  if (filling.named.length > 0 || filling.missing.length > 0 || filling.input['search'] !== undefined)
    return null;
  if (fieldsOf(operation).some(({ name, meta }) => meta.ref && filling.input[name] !== undefined))
    return null;
  const trial = await services.tryRead(operation.name, filling.input);
  const [main] = trial.ok ? recordsOf(operation, trial.result) : [];
  if (!main || main.single) return null;
  const [row, ...others] = rowsNamedWholly(text, main.records);
  if (!row || others.length > 0) return null;
  const opens = readsOfRecord(row, services).find((read) => read.operation.name === `get_${row.kind}`);
  return opens
    ? {
        kind: 'call',
        operation: opens.operation.name,
        inputs: [opens.input],
        replaces: [],
        isQuestion: true,
        others: [],
      }
    : null;
}
