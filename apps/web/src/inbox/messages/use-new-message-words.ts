import { useEffect, useRef, useState } from 'react';
import type { SupplierMessage } from '@brandwright/contract/inbox/entities.ts';

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
