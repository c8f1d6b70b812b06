import { useEffect, useRef } from 'react';
import type { SupportTicketDetail } from '@brandwright/contract/support/entities.ts';
import { markSupportTicketRead } from '@brandwright/contract/support/mark-support-ticket-read.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';

/** Marks a ticket’s answers as read once they are in view; not again until another comes. */
export function useTicketRead({ id, unreadCount, messageCount }: SupportTicketDetail, mayAct: boolean): void {
  const marked = useRef<number | null>(null);
  useEffect(() => {
    if (!mayAct || unreadCount === 0) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current === messageCount) return;
      marked.current = messageCount;
      callOperation(markSupportTicketRead, { ticketId: id })
        .then(() => invalidateOperations(markSupportTicketRead.invalidates ?? []))
        .catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unreadCount, messageCount, mayAct]);
}
