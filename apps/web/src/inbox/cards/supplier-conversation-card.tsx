import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { serverNowMs } from '#api/server-clock.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { OrderDialog } from '#purchasing/dialogs/order-dialog.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { dayWords } from '../messages/days.ts';
import { placed } from '../messages/group.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { DemoMark } from '../parts/demo-mark.tsx';
import { MessageRow } from '../parts/message-row.tsx';

const shownInThread = 4;

/** One conversation: its newest messages as on the screen, and the way there. */
export function SupplierConversationCard({
  output,
  density,
}: CardProps<OutputOfCard<'supplier_conversation'>>) {
  const mayAct = useMayAct();
  const [isOrdering, setOrdering] = useState(false);
  const { supplierName, avatarUrl, messages, messageCount } = output;
  const rows = placed(density === 'thread' ? messages.slice(-shownInThread) : messages);
  const lastOwn = messages.findLast((message) => message.isOwn)?.sid;
  return (
    <Card
      label={`Conversation with ${supplierName}`}
      title={
        <span className="flex items-center gap-2.5">
          <Avatar name={supplierName} src={avatarUrl} shape="square" size="small" />
          <bdi className="min-w-0 truncate">{supplierName}</bdi>
          {output.attributes.isDemo && <DemoMark />}
        </span>
      }
      aside={<span className="text-xs text-ink-soft">{count(messageCount, 'message')}</span>}
      actions={
        <>
          <Button asChild size="small">
            <Link to={conversationAddress(output.sid)}>
              {messages.length === 0 ? 'Write the first message' : 'Open conversation'}
            </Link>
          </Button>
          {mayAct && messages.length > 0 && (
            <Button size="small" look="quiet" onClick={() => setOrdering(true)}>
              Make a purchase order
            </Button>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <p className="text-ink-soft">No messages yet.</p>
      ) : (
        <div className="-mt-4">
          {rows.map((row) => (
            <Fragment key={row.message.sid}>
              {row.startsDay && (
                <p className="pt-5 text-center text-xs text-ink-soft">
                  {dayWords(row.message.createdAt, serverNowMs())}
                </p>
              )}
              <MessageRow
                placed={row}
                avatarUrl={row.message.isOwn ? null : avatarUrl}
                saysSeen={row.message.sid === lastOwn}
                isTarget={false}
                mayAct={mayAct}
              />
            </Fragment>
          ))}
        </div>
      )}
      {isOrdering && (
        <OrderDialog
          supplier={{ supplierId: output.supplierId, name: supplierName }}
          onClose={() => setOrdering(false)}
        />
      )}
    </Card>
  );
}
