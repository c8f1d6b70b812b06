import type { ReturnStatus } from './enums.ts';
import { formatMoney } from '../kernel/money.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';

export { count, dayWords, listWords };
export const money = formatMoney;

interface Told {
  status: ReturnStatus;
  isStoreCredit: boolean;
  /** Whether the refund or the credit went out. */
  isSettled: boolean;
  cancelReason: string | null;
}

/** The banner of a return by its status (brand-kit document §4). */
export function returnBanner({ status, isStoreCredit, isSettled, cancelReason }: Told): string {
  switch (status) {
    case 'CREATED':
      return 'The customer created this return. Shipping details will follow.';
    case 'SHIPPING':
      return 'The customer is sending the package. This page will update once it’s received.';
    case 'RECEIVED':
      if (!isSettled) return 'The package was received. The customer hasn’t been refunded yet.';
      return isStoreCredit ? 'The return was processed.' : 'The customer was refunded.';
    case 'CANCELED':
      return cancelReason === null
        ? 'The return was canceled. The customer isn’t refunded.'
        : `The return was canceled: ${cancelReason}`;
  }
}

/** "2 × Ceramic mug and Linen tote". */
export const itemsWords = (lines: readonly { title: string; quantity: number }[]): string =>
  listWords(
    lines.map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`)),
    3,
  );
