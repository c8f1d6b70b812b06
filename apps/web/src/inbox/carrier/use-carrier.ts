import { useEffect } from 'react';
import { getChatToken } from '@brandwright/contract/inbox/carrier/get-chat-token.ts';
import { inboxReads } from '@brandwright/contract/inbox/conversation-ref.ts';
import type { InboxNotice } from '@brandwright/contract/inbox/live.ts';
import { callOperation } from '#api/call-operation.ts';
import { take } from '#api/live-events.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { connectChat, type ChatConnection, type ChatTold } from './connect-chat.ts';
import { loadTwilio } from './load-twilio.ts';

let connection: ChatConnection | null = null;

const told: ChatTold = {
  changed: () => invalidateOperations(inboxReads),
  typing(conversationSid, author, isTyping) {
    if (!isTyping) return;
    const data: InboxNotice = { kind: 'supplier_typing', conversationSid, author, authorName: '' };
    take(JSON.stringify({ type: 'notice', data }));
  },
};

/** Keeps a connection to the carrier while the inbox is open; none where the platform carries conversations itself. */
export function useCarrier(mayAct: boolean): void {
  useEffect(() => {
    if (!mayAct) return;
    const leave = new AbortController();
    connectChat(() => callOperation(getChatToken, {}), loadTwilio, told, leave.signal)
      .then((made) => {
        if (!leave.signal.aborted) connection = made;
      })
      .catch(() => undefined);
    return () => {
      leave.abort();
      connection = null;
    };
  }, [mayAct]);
}

/** Tells the supplier, through the carrier, that one is writing. */
export const sayTypingToCarrier = (conversationSid: string): void => connection?.sayTyping(conversationSid);
