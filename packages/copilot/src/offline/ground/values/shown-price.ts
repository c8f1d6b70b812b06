import type { AnyDeclaration } from '@brandwright/contract';
import type { FieldSpec } from '../../fields.ts';
import { isMoney } from './figure-fields.ts';
import { numberNamed } from './relative-figures.ts';
import type { SeenRecord } from '../records/records.ts';
import type { DialogueState } from '../conversation/state.ts';

/**
 * "And how much would 500 cost delivered", of the one maker in view: what its piece costs is the price to reckon with, where the
 * goods are from its country. A read alone takes it.
 */
export function fillShownPrice(
  { effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { results, focus }: Pick<DialogueState, 'results' | 'focus'>,
  input: Record<string, unknown>,
): void {
  const price = fields.find((field) => isMoney(field) && field.name === 'unitPriceMinor');
  const country = input['country'];
  if (effect !== 'read' || !price || input[price.name] !== undefined || input['quantity'] === undefined)
    return;
  if (
    typeof country !== 'string' ||
    fields.some((field) => isMoney(field) && input[field.name] !== undefined)
  )
    return;
  const rows = results[0]?.lists.flatMap(({ records }) => records) ?? [];
  const record: SeenRecord | undefined = rows.length === 1 ? rows[0] : focus[0];
  const shown = record?.data['country'] === country ? shownIn(record.data, price.name) : undefined;
  if (shown !== undefined && shown > 0) input[price.name] = shown;
}

/** The price of a record, or of the item of it that was found: a supplier shows what fits of its catalog. */
const shownIn = (data: SeenRecord['data'], name: string): number | undefined =>
  [data, ...Object.values(data)].map((one) => numberNamed(name, one)).find((one) => one !== undefined);
