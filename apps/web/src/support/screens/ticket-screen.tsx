import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { closeSupportTicket } from '@brandwright/contract/support/close-support-ticket.ts';
import type { SupportTicketDetail } from '@brandwright/contract/support/entities.ts';
import { ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { getSupportTicket } from '@brandwright/contract/support/get-support-ticket.ts';
import { markSupportTicketRead } from '@brandwright/contract/support/mark-support-ticket-read.ts';
import { resendSupportMessage } from '@brandwright/contract/support/resend-support-message.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useReadMark } from '#api/use-read-mark.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { RecordScreen } from '#kit/record-screen.tsx';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Section } from '#orders/parts/section.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { screenAddress } from '#routes/patterns.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Day } from '#ui/text.tsx';
import { ticketsAddress } from '../labels.ts';
import { AnswerDialog, ReplyForm } from '../parts/message-form.tsx';
import { TicketLines } from '../parts/ticket-lines.tsx';
import { TicketStatusMark } from '../parts/ticket-status.tsx';

const list = { label: 'Support tickets', to: ticketsAddress };

/** One ticket: what was written, the answer, and the next message. */
export default function TicketScreen() {
  const { ticketId = '' } = useParams();
  const ticket = useOperation(getSupportTicket, { ticketId });
  return (
    <RecordScreen
      record={ticket}
      inView={{
        waiting: 'Support ticket',
        title: ({ handle }) => `Support ticket ${handle}`,
        record: ({ id, handle }) => ({ kind: 'support_ticket', id, label: handle }),
      }}
      missing={{
        title: 'We can’t find that support ticket',
        text: 'The link may be mistyped, or the ticket may belong to another store.',
        back: list,
      }}
      skeleton={<RowsSkeleton label="the support ticket" />}
    >
      {(data) => <TicketInFull key={data.id} ticket={data} />}
    </RecordScreen>
  );
}

function TicketInFull({ ticket }: { ticket: SupportTicketDetail }) {
  const { mayAct } = usePermissions();
  const [isRecording, setRecording] = useState(false);
  const [isResending, setResending] = useState(false);
  const close = useAction(closeSupportTicket);
  useReadMark(markSupportTicketRead, {
    input: { ticketId: ticket.id },
    newest: mayAct ? String(ticket.messageCount) : null,
    isUnread: ticket.unreadCount > 0,
  });
  return (
    <div className="@container">
      <PageHeader
        title={ticket.handle}
        crumbs={[list]}
        beside={<TicketStatusMark status={ticket.status} />}
        note={ticketTypeLabels[ticket.type]}
        actions={
          mayAct && (
            <>
              <Button onClick={() => setRecording(true)}>Record their answer</Button>
              {ticket.status !== 'CLOSED' && (
                <Button busy={close.isRunning} onClick={() => void close.run({ ticketId: ticket.id })}>
                  Close the ticket
                </Button>
              )}
            </>
          )
        }
      />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title="Messages">
          <TicketLines messages={ticket.messages} onResend={mayAct ? () => setResending(true) : undefined} />
          {mayAct && (
            <div className="mt-6 border-t border-line pt-4">
              {ticket.status === 'CLOSED' && (
                <p className="pb-3 text-sm text-ink-soft">This ticket is closed. Replying reopens it.</p>
              )}
              <ReplyForm ticketId={ticket.id} />
            </div>
          )}
        </Section>
        <Section title="About">
          <Details
            items={[
              {
                label: 'Order',
                value: (
                  <Link
                    to={screenAddress('/order-details/{id}', { id: ticket.orderNumber })}
                    className="underline decoration-line underline-offset-4 hover:decoration-ink"
                  >
                    #{ticket.orderNumber}
                  </Link>
                ),
              },
              { label: 'Customer', value: <bdi>{ticket.customerName}</bdi> },
              {
                label: 'Items',
                value:
                  ticket.items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ') || 'All',
              },
              { label: 'Opened', value: <Day at={ticket.createdAt} /> },
              { label: 'By', value: ticket.openedBy },
            ]}
          />
        </Section>
      </div>
      <OperationDialog
        declaration={resendSupportMessage}
        input={isResending ? { ticketId: ticket.id } : null}
        title="Send to support again"
        onClose={() => setResending(false)}
      />
      {isRecording && <AnswerDialog ticketId={ticket.id} onClose={() => setRecording(false)} />}
    </div>
  );
}
