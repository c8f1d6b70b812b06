import { useEffect, useEffectEvent, useRef } from 'react';
import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { captureWalletPayment } from '@brandwright/contract/purchasing/capture-wallet-payment.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useQueryState } from '#routes/use-query-state.ts';

/**
 * Takes a payment that its person approved at the wallet: once when they come back from there with its order in the address, and
 * whenever they say that they approved it. Asking again takes nothing twice.
 */
export function useCapture(payment: Payment | undefined, mayPay: boolean) {
  const action = useAction(captureWalletPayment, { announce: false, failures: 'kept' });
  const [query, change] = useQueryState();
  const asked = useRef<string>(undefined);
  const orderId = mayPay ? (payment?.walletOrderId ?? null) : null;
  const isBack = orderId !== null && query.get('token') === orderId;
  const capture = async (id: string) => {
    asked.current = id;
    await action.run({ orderId: id });
    change({ token: null, PayerID: null, wallet: null });
  };
  const captureOnce = useEffectEvent((id: string) => {
    if (asked.current !== id) void capture(id);
  });
  useEffect(() => {
    if (isBack && orderId !== null) captureOnce(orderId);
  }, [isBack, orderId]);
  return {
    isCapturing: action.isRunning || isBack,
    failure: action.error ? messageOf(action.error) : undefined,
    capture: orderId === null ? undefined : () => void capture(orderId),
  };
}
