import { useEffect, useRef, useState } from 'react';
import { markConversationRead } from '@brandwright/contract/inbox/mark-conversation-read.ts';
import type { SupplierConversation, SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';

/** Marks a conversation as read once its newest message is in view; not again until another comes. */
export function useReadMark(conversation: SupplierConversation | undefined, mayAct: boolean): void {
  const marked = useRef<string | null>(null);
  const sid = conversation?.sid;
  const newest = conversation?.lastMessage?.sid;
  const isUnread = (conversation?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (!sid || !newest || !mayAct || marked.current === newest) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current === newest) return;
      marked.current = newest;
      if (!isUnread) return;
      callOperation(markConversationRead, { conversationSid: sid })
        .then(() => invalidateOperations(markConversationRead.invalidates ?? []))
        .catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [sid, newest, isUnread, mayAct]);
}

/** What a screen reader hears of messages that come while the thread is open: each of the supplier's once. */
export function useNewMessageWords(messages: readonly SupplierMessage[]): string {
  const [words, setWords] = useState('');
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = messages.at(-1)?.index ?? -1;
    const before = heard.current;
    heard.current = Math.max(last, before ?? -1);
    if (before === null || last <= before) return;
    const fresh = messages.filter((message) => message.index > before && !message.isOwn);
    if (fresh.length > 0)
      setWords(
        fresh.map(({ authorName, text }) => `${authorName}: ${text || 'sent an attachment'}`).join(' '),
      );
  }, [messages]);
  return words;
}
