export { mayAct, mayRead } from '../kernel/access.ts';

/** Reads that are stale after something changed on a support ticket. */
export const supportReads = [
  'list_support_tickets',
  'get_support_ticket',
  // Tickets are lines of the inbox too.
  'list_supplier_conversations',
  'count_unread_conversations',
  'list_feed',
] as const;
