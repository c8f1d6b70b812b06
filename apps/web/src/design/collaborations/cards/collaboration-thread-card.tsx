import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { reviewAddress } from '../../projects/addresses.ts';
import { StillPicture } from '../stage/still-picture.tsx';

const shownMessages = 4;

/** A thread on a picture after it was begun, answered, resolved or deleted. */
export function CollaborationThreadCard({
  output: thread,
  call,
}: CardProps<OutputOfCard<'collaboration_thread'>>) {
  const isGone = call.operation === 'delete_collaboration_thread' && !call.undone;
  return (
    <Card
      label={`Thread ${thread.number} on ${thread.collaborationTitle}`}
      title={`#${thread.number} on ${thread.collaborationTitle}`}
      aside={
        <Status tone={isGone ? 'neutral' : thread.isResolved ? 'good' : 'warn'}>
          {isGone ? 'Deleted' : thread.isResolved ? 'Resolved' : 'Open'}
        </Status>
      }
      actions={
        <>
          <Button asChild size="small">
            <Link to={reviewAddress(thread.collaborationId, null)}>Open the picture</Link>
          </Button>
          {!isGone && !thread.isResolved && (
            <Button
              size="small"
              onClick={() => askPartner(`Resolve thread ${thread.number} on ${thread.collaborationTitle}`)}
            >
              Resolve
            </Button>
          )}
        </>
      }
    >
      <div className="flex gap-4">
        <StillPicture
          one={{
            title: thread.collaborationTitle,
            imageUrl: thread.imageUrl,
            threads: isGone ? [] : [thread],
          }}
          className="w-28 shrink-0 self-start"
        />
        <ol className="flex min-w-0 flex-1 flex-col gap-2">
          {thread.messages.slice(-shownMessages).map((message) => (
            <li key={message.messageId} className="text-sm wrap-anywhere">
              <span className="font-medium">{message.authorName}</span>{' '}
              <Moment at={message.createdAt} className="text-xs text-ink-soft" />
              <span className="block">{message.text}</span>
            </li>
          ))}
          {thread.messages.length === 0 && (
            <li className="text-sm text-ink-soft">A drawing with no comment.</li>
          )}
        </ol>
      </div>
    </Card>
  );
}
