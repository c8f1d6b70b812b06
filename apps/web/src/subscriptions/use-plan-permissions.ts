import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import { ownerNames } from '#api/whom-to-ask.ts';
import { mayCall } from '#api/may-call.ts';
import { useStoreProfile } from '#session/use-session.ts';

/** Whether this login may change what the store pays for, for which buttons to show; the server decides. */
export function usePlanPermissions(): {
  isKnown: boolean;
  mayPay: boolean;
  isPreview: boolean;
  askOwner: string;
} {
  const store = useStoreProfile().data;
  return {
    isKnown: store !== undefined,
    mayPay: store !== undefined && mayCall(changePlan, store),
    isPreview: store?.isPreviewAccount ?? false,
    askOwner: `Ask ${ownerNames(store)}.`,
  };
}

export const needsAdmin = 'You need admin access to change the plan.';
export const notInPreview = 'Preview mode can’t change the plan. Log in to your own store.';
