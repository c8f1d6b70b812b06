import { z } from 'zod';
import type { Role } from '../../kernel/operation.ts';

/** What a person can hear of. */
export const notificationKind = z.enum([
  'SUPPLIER_WROTE',
  'QUOTE_RECEIVED',
  'ORDER_HELD',
  'ORDER_LATE',
  'INVOICE_DUE',
  'PAYMENT_FAILED',
  'AI_CREDITS',
  'RETURN_OPENED',
  'RECEIVING_DISCREPANCY',
  'WORK_FINISHED',
  'ASSISTANT_FOUND',
  'SECURITY',
]);
export type NotificationKind = z.output<typeof notificationKind>;

/** By which ways: in the app, by email, by SMS. */
export const notificationWay = z.enum(['IN_APP', 'EMAIL', 'SMS']);
export type NotificationWay = z.output<typeof notificationWay>;

export type Ways = Readonly<Record<NotificationWay, boolean>>;

export interface NotificationKindFacts {
  label: string;
  /** When one comes, as a hint beside its switches. */
  hint: string;
  /** Weakest role that hears of it. */
  role: Role;
  /** What is on for owners and admins who chose nothing; everybody else hears in the app alone. */
  byDefault: Ways;
  /** Emailed at once, whatever pace the person chose. */
  isUrgent: boolean;
  /** Stays on in the app and by email. */
  isAlwaysOn: boolean;
  /** What people call it. */
  words: readonly string[];
}

const inApp: Ways = { IN_APP: true, EMAIL: false, SMS: false };
const byEmail: Ways = { IN_APP: true, EMAIL: true, SMS: false };
const usual = { role: 'member', byDefault: byEmail, isUrgent: false, isAlwaysOn: false } as const;

/** Every kind of notification, with who hears of it and how, unless they chose otherwise. */
export const notificationKinds: Readonly<Record<NotificationKind, NotificationKindFacts>> = {
  SUPPLIER_WROTE: {
    ...usual,
    label: 'Supplier messages',
    hint: 'A supplier writes to you.',
    words: ['supplier messages', 'supplier message', 'a supplier writes', 'messages from suppliers'],
  },
  QUOTE_RECEIVED: {
    ...usual,
    label: 'Quotes',
    hint: 'A supplier answers a request with a quote.',
    words: ['quotes', 'quote', 'new quotes', 'quote comes in', 'supplier quotes'],
  },
  ORDER_HELD: {
    ...usual,
    label: 'Orders on hold',
    hint: 'An order is put on hold, or has been for more than a week.',
    words: ['orders on hold', 'order on hold', 'held orders', 'holds', 'on hold', 'put on hold'],
  },
  ORDER_LATE: {
    ...usual,
    label: 'Late orders',
    hint: 'Orders are late, stuck in processing or close to the day you promised.',
    words: ['late orders', 'late order', 'order is late', 'orders are late', 'order runs late', 'delays'],
  },
  INVOICE_DUE: {
    ...usual,
    label: 'Supplier invoices',
    hint: 'An invoice is due within a week or overdue.',
    words: [
      'invoices',
      'invoice',
      'invoices due',
      'invoice is due',
      'overdue invoices',
      'invoice is overdue',
      'due invoices',
      'bills',
    ],
  },
  PAYMENT_FAILED: {
    ...usual,
    role: 'admin',
    isUrgent: true,
    label: 'Failed payments',
    hint: 'A payment fails, such as the renewal of your plan.',
    words: [
      'failed payments',
      'failed payment',
      'payment fails',
      'a payment fails',
      'payments fail',
      'declined payments',
      'payment is declined',
      'failed renewals',
      'renewal fails',
    ],
  },
  AI_CREDITS: {
    ...usual,
    role: 'admin',
    label: 'AI credits',
    hint: '80% and 95% of the month’s AI credits are used, or all of them.',
    words: ['ai credits', 'ai credit', 'credits run low', 'credits are low', 'low credits'],
  },
  RETURN_OPENED: {
    ...usual,
    byDefault: inApp,
    label: 'Returns',
    hint: 'A shopper asks for a return, or one is slow to arrive.',
    words: ['returns', 'return', 'new returns', 'return is opened', 'return requests'],
  },
  RECEIVING_DISCREPANCY: {
    ...usual,
    label: 'Receiving discrepancies',
    hint: 'A delivery is counted short, over or with damaged units.',
    words: [
      'receiving discrepancies',
      'receiving discrepancy',
      'discrepancies',
      'discrepancy',
      'short deliveries',
      'short shipments',
      'damaged deliveries',
    ],
  },
  WORK_FINISHED: {
    ...usual,
    byDefault: inApp,
    label: 'Finished work',
    hint: 'An export, an import, pictures or a brand kit is ready, or failed.',
    words: [
      'finished work',
      'finished jobs',
      'finished exports',
      'background work',
      'work is finished',
      'export is ready',
      'exports',
      'long work',
    ],
  },
  ASSISTANT_FOUND: {
    ...usual,
    byDefault: inApp,
    label: 'Assistant findings',
    hint: 'One of your assistants found something.',
    words: [
      'assistant findings',
      'assistants',
      'assistant finds something',
      'what assistants find',
      'my assistants',
    ],
  },
  SECURITY: {
    ...usual,
    role: 'viewer',
    isUrgent: true,
    isAlwaysOn: true,
    label: 'Security',
    hint: 'A password, bank details or an API token changed. Always on in the app and by email.',
    words: ['security', 'security notices', 'security alerts', 'security emails'],
  },
};

export const allNotificationKinds: readonly NotificationKind[] = notificationKind.options;
export const allNotificationWays: readonly NotificationWay[] = notificationWay.options;

/** How often emails come: one for each thing, or what gathered in a day or a week. */
export const emailPace = z.enum(['AT_ONCE', 'DAILY', 'WEEKLY']);
export type EmailPace = z.output<typeof emailPace>;

export const paceWords: Readonly<Record<EmailPace, string>> = {
  AT_ONCE: 'right away, at most once an hour for each kind',
  DAILY: 'once a day, in the morning',
  WEEKLY: 'once a week, on Monday morning',
};
