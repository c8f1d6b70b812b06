import { useCallback, useEffect, useRef, useState } from 'react';
import { sayTyping } from '@brandwright/contract/inbox/say-typing.ts';
import { typingSeconds } from '@brandwright/contract/inbox/enums.ts';
import { inboxNotice } from '@brandwright/contract/inbox/live.ts';
import { callOperation } from '#api/call-operation.ts';
import { onNotice } from '#api/live-events.ts';
import { sayTypingToCarrier } from '../carrier/use-carrier.ts';

/**
 * Whether the supplier is writing just now, and how to say that one is oneself. `newest` is the sid of the newest
 * message: once it has come, nobody is writing it any more.
 */
export function useTyping(conversationSid: string, newest: string | undefined, mayAct: boolean) {
  const [until, setUntil] = useState(0);
  const [seen, setSeen] = useState(newest);
  const lastSaid = useRef(0);
  if (seen !== newest) {
    setSeen(newest);
    setUntil(0);
  }

  useEffect(
    () =>
      onNotice((data) => {
        const notice = inboxNotice.safeParse(data).data;
        if (notice?.kind !== 'supplier_typing' || notice.conversationSid !== conversationSid) return;
        if (notice.author.startsWith('customer_')) setUntil(performance.now() + typingSeconds * 1000);
      }),
    [conversationSid],
  );
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => setUntil(0), until - performance.now());
    return () => clearTimeout(timer);
  }, [until]);

  const say = useCallback(() => {
    const now = performance.now();
    // Said again shortly before it would fade.
    if (!mayAct || now - lastSaid.current < (typingSeconds - 2) * 1000) return;
    lastSaid.current = now;
    callOperation(sayTyping, { conversationSid }).catch(() => undefined);
    sayTypingToCarrier(conversationSid);
  }, [conversationSid, mayAct]);

  return { isTyping: until > 0, sayTyping: say };
}
