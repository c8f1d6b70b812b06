import { OperationError } from '@brandwright/contract';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { addressProblems } from './address.ts';
import type { OrderRecord } from './find-order.ts';
import { shippingChangeRefusal } from './rules.ts';

export function checkChangeable(order: OrderRecord): void {
  const refusal = shippingChangeRefusal(order.orderNumber, order);
  if (refusal) throw new OperationError('bad_transition', refusal);
}

/** Refuses an address that no carrier would take, naming each part that is wrong. */
export function refuseBadAddress(address: ShippingAddress): void {
  const details = addressProblems(address);
  const [first] = details;
  if (first) throw new OperationError('bad_input', `Check the address. ${first.message}`, details);
}
