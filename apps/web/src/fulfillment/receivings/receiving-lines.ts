import type { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { unitsFault, unitsOrUndefined } from '#catalog/form-values.ts';

/** A line of a new receiving as it is filled in: a purchase order or a product, with its units. */
export interface TypedLine {
  key: number;
  purchaseItemId: string;
  skuId: string | null;
  units: string;
}

export const emptyLine = (key: number): TypedLine => ({ key, purchaseItemId: '', skuId: null, units: '' });

/** What is wrong with a line, shown once somebody tries to send it. */
export interface LineFaults {
  item?: string;
  units?: string;
}

export function faultsOf(line: TypedLine, lines: readonly TypedLine[]): LineFaults {
  const { purchaseItemId, skuId, units } = line;
  const before = lines.slice(0, lines.indexOf(line));
  const item =
    purchaseItemId === '' && skuId === null
      ? 'Choose a purchase order or a product.'
      : before.some((one) =>
            purchaseItemId === ''
              ? one.purchaseItemId === '' && one.skuId === skuId
              : one.purchaseItemId === purchaseItemId,
          )
        ? 'This is already listed above. Add its units there.'
        : undefined;
  // Without a number, a purchase order means all units still to come.
  const fault =
    unitsFault(units, purchaseItemId === '') ??
    (unitsOrUndefined(units) === 0 ? 'Enter at least 1.' : undefined);
  return { ...(item ? { item } : {}), ...(fault ? { units: fault } : {}) };
}

export const areComplete = (lines: readonly TypedLine[]): boolean =>
  lines.every((line) => Object.keys(faultsOf(line, lines)).length === 0);

/** The lines of the call. Send only what is complete. */
export const linesInput = (lines: readonly TypedLine[]): SendOf<typeof createReceiving>['lines'] =>
  lines.map(({ purchaseItemId, skuId, units }) => {
    const expectedUnits = unitsOrUndefined(units);
    return {
      ...(purchaseItemId ? { purchaseItemId } : skuId === null ? {} : { sku: skuId }),
      ...(expectedUnits === undefined ? {} : { expectedUnits }),
    };
  });
