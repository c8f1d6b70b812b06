import { useEffect, useEffectEvent, useRef } from 'react';
import { confirmPayment } from '@brandwright/contract/payments/confirm-payment.ts';
import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { useAction } from '#api/use-action.ts';

const everyMs = 3_000;
const mostTimes = 10;

export const isOpen = ({ status }: Payment): boolean =>
  status === 'STARTED' || status === 'PENDING' || status === 'REQUIRES_ACTION';

/**
 * Asks the bank what became of an open payment: once when it comes into view, as somebody comes back from the bank, and then a
 * few times more while the bank is working on it.
 */
export function useConfirm(payment: Payment | undefined, mayPay: boolean) {
  const action = useAction(confirmPayment, { announce: false, failures: 'kept' });
  const asked = useRef({ id: '', times: 0 });
  const askOf = (id: string) => {
    asked.current = { id, times: asked.current.id === id ? asked.current.times + 1 : 1 };
    void action.run({ id });
  };
  const ask = useEffectEvent(askOf);
  const id = payment && isOpen(payment) && mayPay ? payment.paymentId : undefined;
  const isWorking = payment?.status === 'STARTED' || payment?.status === 'PENDING';
  useEffect(() => {
    if (id === undefined) return;
    if (asked.current.id !== id) ask(id);
    if (!isWorking) return;
    const timer = setInterval(() => {
      if (asked.current.times >= mostTimes) return clearInterval(timer);
      ask(id);
    }, everyMs);
    return () => clearInterval(timer);
  }, [id, isWorking]);
  return { isAsking: action.isRunning, askAgain: () => id !== undefined && askOf(id) };
}
