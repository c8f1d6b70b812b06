import type { FeedItem } from '@brandwright/contract/home/feed-item.ts';
import type { NotificationKind } from '@brandwright/contract/home/notifications/kinds.ts';

/** What of the feed people are told of. */
export interface TellingSource {
  kind: NotificationKind;
  /** The screen of all of it; one record alone leads to its own. */
  path: string;
  /** Whether this of it is told. Default: all. */
  tells?(item: FeedItem): boolean;
  /** What of a piece of evidence makes it new. Default: all. */
  newBy?(part: string): string;
}

const idOf = (part: string): string => part.split(':')[0] ?? part;

/** Sources of the feed by their names. What isn’t named here is told where it happens (`tellPeople`), or not at all. */
export const tellingSources: Readonly<Record<string, TellingSource>> = {
  late_orders: { kind: 'ORDER_LATE', path: '/orders?activeTabKey=OUTSTANDING' },
  slow_orders: { kind: 'ORDER_LATE', path: '/orders?activeTabKey=PROCESSING' },
  promised_orders: { kind: 'ORDER_LATE', path: '/orders' },
  long_holds: { kind: 'ORDER_HELD', path: '/orders?activeTabKey=ON_HOLD' },
  unpaid_supplier_invoices: { kind: 'INVOICE_DUE', path: '/inbox/needs-payment' },
  quotes_to_decide: { kind: 'QUOTE_RECEIVED', path: '/inbox/custom-project-requests' },
  returns_to_receive: { kind: 'RETURN_OPENED', path: '/return-orders', newBy: idOf },
  subscription_trouble: {
    kind: 'PAYMENT_FAILED',
    path: '/account-info?tab=plan',
    // A plan that was paused by choice is no failed payment.
    tells: ({ urgency }) => urgency === 'NOW',
  },
  low_ai_credits: { kind: 'AI_CREDITS', path: '/account-info?tab=ai-credits' },
  assistant_notes: { kind: 'ASSISTANT_FOUND', path: '/homebase' },
  failed_jobs: { kind: 'WORK_FINISHED', path: '/homebase' },
};
