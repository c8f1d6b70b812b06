import { memo } from 'react';
import type { ReactNode } from 'react';
import { resendSupplierMessage } from '@brandwright/contract/inbox/resend-supplier-message.ts';
import { useAction } from '#api/use-action.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { formatMomentFully } from '#ui/format.ts';
import { clockTime } from '../messages/days.ts';
import type { PlacedMessage } from '../messages/group.ts';
import { DemoMark } from './demo-mark.tsx';
import { MessageBody } from './message-body.tsx';

export interface MessageRowProps {
  placed: PlacedMessage;
  avatarUrl: string | null;
  /** The newest of one's own: says whether it was seen. */
  saysSeen: boolean;
  /** What a search or a link led to. */
  isTarget: boolean;
  mayAct: boolean;
}

/** A message of the history: who, what, when, and how far it got. */
export const MessageRow = memo(function MessageRow({
  placed: { message, startsGroup, endsGroup },
  avatarUrl,
  saysSeen,
  isTarget,
  mayAct,
}: MessageRowProps) {
  const { isOwn, authorName, createdAt, status } = message;
  return (
    <Side
      isOwn={isOwn}
      startsGroup={startsGroup}
      isTarget={isTarget}
      avatar={startsGroup && <Avatar name={authorName} src={avatarUrl} shape="square" size="small" />}
    >
      {startsGroup && (
        <p className="flex max-w-full items-center gap-2 text-xs text-ink-soft">
          <bdi className="truncate">{authorName}</bdi>
          {message.attributes.isDemo && <DemoMark />}
        </p>
      )}
      <MessageBody message={message} />
      {status === 'FAILED' ? (
        <NotDelivered messageSid={message.sid} mayAct={mayAct} />
      ) : (
        (endsGroup || saysSeen) && (
          <p className="flex items-center gap-1.5 text-xs text-ink-soft">
            <time dateTime={createdAt} title={formatMomentFully(createdAt)}>
              {clockTime(createdAt)}
            </time>
            {status === 'SENDING' && <span>Sending</span>}
            {saysSeen && status === 'SENT' && <span>{message.isRead ? 'Seen' : 'Sent'}</span>}
          </p>
        )
      )}
    </Side>
  );
});

/** One's own at the right, the supplier's at the left beside its picture. */
export function Side({
  isOwn,
  startsGroup = true,
  isTarget = false,
  avatar,
  children,
}: {
  isOwn: boolean;
  startsGroup?: boolean;
  isTarget?: boolean;
  avatar?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        'flex gap-2.5 rounded-xl transition-colors',
        startsGroup ? 'mt-5' : 'mt-1.5',
        isTarget && 'bg-info/7 outline-8 outline-info/7',
      )}
    >
      {!isOwn && <span className="w-6 shrink-0">{avatar}</span>}
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-col gap-1.5',
          isOwn ? 'items-end pl-10 text-right *:text-left sm:pl-20' : 'items-start pr-4 sm:pr-20',
        )}
      >
        {children}
      </div>
    </div>
  );
}

function NotDelivered({ messageSid, mayAct }: { messageSid: string; mayAct: boolean }) {
  const resend = useAction(resendSupplierMessage);
  return (
    <p role="status" className="flex items-center gap-2 text-xs text-bad">
      Not delivered
      {mayAct && (
        <Button
          look="link"
          className="text-xs"
          busy={resend.isRunning}
          onClick={() => void resend.run({ messageSid })}
        >
          Send again
        </Button>
      )}
    </p>
  );
}
