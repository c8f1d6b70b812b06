import type { BookingMessage } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import type { MailStatus } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { Moment } from '#ui/text.tsx';

const statusLabels: Readonly<Record<MailStatus, string>> = {
  SENDING: 'Sending',
  SENT: 'Sent',
  FAILED: 'Not delivered',
};

/** The mails that went to the partner, word for word. */
export function BookingMessages({ messages }: { messages: readonly BookingMessage[] }) {
  return (
    <ol aria-label="Messages to the partner" className="flex flex-col gap-3">
      {messages.map(({ id, purpose, text, status, createdAt }) => (
        <li key={id} className="flex flex-col gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
            <span>{purpose === 'REQUEST' ? 'Request' : 'Cancellation'}</span>
            <span className="flex gap-1.5">
              <span className={status === 'FAILED' ? 'text-bad' : undefined}>{statusLabels[status]}</span>
              <Moment at={createdAt} />
            </span>
          </p>
          <p className="rounded-lg bg-ink/4 px-3 py-2.5 text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
