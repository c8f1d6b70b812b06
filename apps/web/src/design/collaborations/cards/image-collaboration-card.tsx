import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { reviewAddress } from '../../projects/addresses.ts';
import { StillPicture } from '../stage/still-picture.tsx';

const threadRows = 5;

/** A picture with its pins, and what was said at each. */
export function ImageCollaborationCard({
  output: one,
  density,
}: CardProps<OutputOfCard<'image_collaboration'>>) {
  const shown = density === 'thread' ? one.threads.slice(0, threadRows) : one.threads;
  const more = one.threads.length - shown.length;
  return (
    <Card
      label={`Picture review ${one.title}`}
      title={
        <Link to={reviewAddress(one.id, one.projectId)} className="hover:underline hover:underline-offset-4">
          {one.title}
        </Link>
      }
      note={
        one.threadCount === 0
          ? 'No comments yet'
          : `${count(one.threadCount, 'thread')}, ${one.openThreadCount} open`
      }
      aside={one.isArchived ? <Badge>Archived</Badge> : undefined}
      actions={
        <>
          <Button asChild size="small">
            <Link to={reviewAddress(one.id, one.projectId)}>Open the picture</Link>
          </Button>
          {more > 0 && (
            <span className="self-center text-sm text-ink-soft">{count(more, 'more thread')}</span>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4 sm:flex-row">
        <StillPicture one={one} className="w-full shrink-0 self-start sm:w-56" />
        {shown.length > 0 && (
          <ol className="flex min-w-0 flex-1 flex-col gap-2.5">
            {shown.map((thread) => (
              <li key={thread.threadId} className="flex gap-2.5 text-sm">
                <span className="figures grid size-5 shrink-0 place-items-center rounded-full bg-ink/8 text-xs">
                  {thread.number}
                </span>
                <p className="min-w-0 wrap-anywhere">
                  {thread.preview || 'Mark-up'}
                  <span className="block text-xs text-ink-soft">
                    {thread.createdByName}
                    {thread.messageCount > 1 && `, ${count(thread.messageCount - 1, 'reply', 'replies')}`}
                    {thread.isResolved && (
                      <span className="ml-1.5 inline-flex items-center gap-0.5 text-good">
                        <Check aria-hidden className="size-3" />
                        Resolved
                      </span>
                    )}
                  </span>
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
