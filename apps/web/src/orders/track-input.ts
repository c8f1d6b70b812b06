import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { trackOrder } from '@brandwright/contract/orders/track-order.ts';

/** What a shopper types: "#1042" and an email or a postal code. */
export interface TrackValues {
  orderNumber: string;
  proof: string;
}

export function trackFaults({ orderNumber, proof }: TrackValues): Partial<TrackValues> {
  const faults: Partial<TrackValues> = {};
  const digits = numberOf(orderNumber);
  if (digits === undefined) faults.orderNumber = 'Enter the number from your confirmation, such as 1042.';
  if (proof.trim().length < 2) faults.proof = 'Enter the email or postal code you ordered with.';
  else if (proof.includes('@') && !/^\S+@\S+\.\S+$/.test(proof.trim()))
    faults.proof = 'Enter the full email address.';
  return faults;
}

function numberOf(text: string): number | undefined {
  const digits = /^#?\s*(\d{1,10})$/.exec(text.trim())?.[1];
  const number = Number(digits);
  return digits && number > 0 && number <= 2_147_483_647 ? number : undefined;
}

/** An @ makes it an email, anything else a postal code. Send only what has no faults. */
export function trackInput(
  { orderNumber, proof }: TrackValues,
  fromStoreId?: string,
): SendOf<typeof trackOrder> {
  const said = proof.trim();
  return {
    orderNumber: numberOf(orderNumber) ?? 0,
    ...(said.includes('@') ? { email: said } : { postalCode: said }),
    ...(fromStoreId === undefined ? {} : { fromStoreId }),
  };
}
