import { OperationError } from '@brandwright/contract';
import { purchaseStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import type { Context } from '../kernel/request/context.ts';
import { billedOf } from './billed.ts';
import type { ItemRow } from './items.ts';

/** Refuses to change what was agreed once something of it is billed, paid or being made. */
export async function requireUnpaid(context: Context, item: ItemRow): Promise<void> {
  if (item.status !== 'NOT_PURCHASED' && item.status !== 'IN_SHOPPING_CART')
    throw new OperationError(
      'bad_transition',
      `${item.title} is ${purchaseStatusLabels[item.status].toLowerCase()}, so it can’t be changed any more. Ask ${item.supplierName} instead.`,
    );
  const { billedMinor } = await billedOf(context, item.id);
  if (billedMinor > 0)
    throw new OperationError(
      'bad_transition',
      `${item.title} is billed already, so it can’t be changed. Void its invoice first.`,
    );
}
