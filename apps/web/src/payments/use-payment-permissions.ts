import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import { ownerNames } from '#api/whom-to-ask.ts';
import { mayCall } from '#api/may-call.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login may spend the store’s money and change its cards, for which buttons to show; the server decides. */
export function usePaymentPermissions(): { isKnown: boolean; mayPay: boolean; askOwner: string } {
  const store = useStoreProfile().data;
  return {
    isKnown: store !== undefined,
    mayPay: store !== undefined && mayCall(attachCard, store),
    askOwner: `Ask ${ownerNames(store)}.`,
  };
}

export const needsAdmin = 'You need admin access to pay and to change cards.';
