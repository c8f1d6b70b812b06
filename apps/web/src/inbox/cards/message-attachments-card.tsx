import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { AttachmentRows } from '../parts/attachment-rows.tsx';

const shownInThread = 6;

/** Files of a conversation. */
export function MessageAttachmentsCard({ output, density }: CardProps<OutputOfCard<'message_attachments'>>) {
  const { rows, total, supplierName, conversationSid } = output;
  const shown = density === 'thread' ? rows.slice(0, shownInThread) : rows;
  if (total === 0) return null;
  return (
    <Card
      title={
        <>
          Files with <bdi>{supplierName}</bdi>
        </>
      }
      aside={<span className="text-xs text-ink-soft">{count(total, 'file')}</span>}
      actions={
        <Button asChild size="small">
          <Link to={conversationAddress(conversationSid)}>Open conversation</Link>
        </Button>
      }
    >
      <AttachmentRows rows={shown} />
    </Card>
  );
}
