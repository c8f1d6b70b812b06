import { Download } from 'lucide-react';
import type { TicketFile, TicketMessage } from '@brandwright/contract/support/entities.ts';
import { OutsideText } from '#inbox/messages/outside-text.tsx';
import { Side } from '#inbox/parts/message-row.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Moment } from '#ui/text.tsx';

/** What was written on a ticket, as messages of the inbox are: one’s own at the right, support’s at the left. */
export function TicketLines({
  messages,
  onResend,
}: {
  messages: readonly TicketMessage[];
  /** Sends again what was not delivered. */
  onResend?: (() => void) | undefined;
}) {
  return (
    <ol aria-label="Messages">
      {messages.map((message) => (
        <li key={message.id}>
          <Line message={message} onResend={onResend} />
        </li>
      ))}
    </ol>
  );
}

function Line({ message, onResend }: { message: TicketMessage; onResend?: (() => void) | undefined }) {
  const { isOwn, authorName, text, attachments, status, createdAt } = message;
  return (
    <Side isOwn={isOwn} avatar={<Avatar name={authorName} src={null} shape="square" size="small" />}>
      <p className="text-xs text-ink-soft">
        <bdi>{authorName}</bdi>
      </p>
      <div
        className={cn(
          'flex max-w-full flex-col gap-2 rounded-xl px-3.5 py-2.5 text-sm',
          isOwn ? 'bg-ink/6' : 'border border-line bg-raised',
        )}
      >
        <OutsideText text={text} />
        {attachments.map((file) => (
          <FileLink key={file.fileId} file={file} />
        ))}
      </div>
      <p className="flex items-center gap-1.5 text-xs text-ink-soft">
        <Moment at={createdAt} />
        {status === 'SENDING' && <span>Sending</span>}
        {status === 'FAILED' && (
          <span role="status" className="text-bad">
            Not delivered
          </span>
        )}
        {status === 'FAILED' && onResend && (
          <Button look="link" size="small" onClick={onResend}>
            Send again
          </Button>
        )}
      </p>
    </Side>
  );
}

const FileLink = ({ file }: { file: TicketFile }) => (
  <a
    href={file.url}
    download={file.name}
    className="flex w-fit max-w-full items-center gap-2 rounded-sm underline decoration-line underline-offset-4 hover:decoration-ink"
  >
    <Download aria-hidden className="size-4 text-ink-soft" />
    <span className="truncate">{file.name}</span>
  </a>
);
