import { useChat } from '@ai-sdk/react';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '#api/api-error.ts';
import { usePartner } from '#frame/partner-store.ts';
import type { ChatSession } from './chat-session.ts';
import { isShown } from './partner-message.ts';
import { Thread } from './thread.tsx';

/** How often streaming text is drawn, in milliseconds. */
const throttleMs = 50;

export interface LiveConversationProps {
  session: ChatSession;
  /** Shown while nothing has been said. */
  empty: ReactNode;
}

/** A conversation that is open: takes what the composer sends and draws what comes back. */
export default function LiveConversation({ session, empty }: LiveConversationProps) {
  const { messages, status, error } = useChat({ chat: session.chat, throttle: throttleMs });
  const waiting = usePartner((state) => state.waiting);
  const isBusy = status === 'submitted' || status === 'streaming';
  const shown = useMemo(() => messages.filter(isShown), [messages]);

  useEffect(() => {
    if (!waiting || isBusy) return;
    usePartner.setState({ waiting: null });
    void session.say(waiting.text, waiting.files);
  }, [waiting, isBusy, session]);

  useEffect(() => {
    usePartner.setState({ isAnswering: isBusy, stop: isBusy ? () => void session.stop() : null });
    return () => usePartner.setState({ isAnswering: false, stop: null });
  }, [isBusy, session]);

  // An answer that was cut off (not refused) may have been completed on the server.
  useEffect(() => {
    if (error && !(error instanceof ApiError)) void session.sync().catch(() => undefined);
  }, [error, session]);

  if (shown.length === 0 && !isBusy && !error) return empty;
  return (
    <Thread session={session} messages={shown} status={status} failure={error ? messageOf(error) : null} />
  );
}
