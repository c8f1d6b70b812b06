import { memo } from 'react';
import type { ChatSession } from './chat-session.ts';
import { PartnerAnswer } from './partner-answer.tsx';
import type { PartnerMessage } from './partner-message.ts';
import { UserMessage } from './user-message.tsx';

export interface MessageRowProps {
  message: PartnerMessage;
  previous: PartnerMessage | undefined;
  session: ChatSession;
  isLast: boolean;
  answersWords: boolean;
  isAnswering: boolean;
  isBusy: boolean;
}

/** One message; drawn again only when it or what may be done with it changes. */
export const MessageRow = memo(function MessageRow({
  message,
  previous,
  session,
  isLast,
  answersWords,
  isAnswering,
  isBusy,
}: MessageRowProps) {
  if (message.role === 'user') {
    return (
      <UserMessage
        message={message}
        onEdit={isBusy ? undefined : (text) => void session.edit(message.id, text)}
      />
    );
  }
  return (
    <PartnerAnswer
      message={message}
      previous={previous}
      session={session}
      isLast={isLast}
      answersWords={answersWords}
      isAnswering={isAnswering}
      isBusy={isBusy}
    />
  );
});
