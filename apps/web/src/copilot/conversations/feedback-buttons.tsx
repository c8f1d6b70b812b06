import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { feedbackReason } from '@brandwright/contract/copilot/conversations/feedback.ts';
import { giveFeedback } from '@brandwright/contract/copilot/conversations/give-feedback.ts';
import { reasonWords } from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import type { FeedbackRating } from '@brandwright/contract/copilot/conversations/feedback.ts';
import type { FeedbackReason } from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import type { MessageMetadata } from '@brandwright/contract/copilot/messages.ts';
import { useAction } from '#api/use-action.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Field, Textarea } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';

interface Given {
  feedback: FeedbackRating | null;
  reason: FeedbackReason | null;
  comment: string | null;
}

const reasonsOf = { up: [], down: feedbackReason.options } as const;

export interface FeedbackButtonsProps {
  messageId: string;
  metadata: MessageMetadata | undefined;
}

/** Helpful or not: marked at once, then why, if one likes. The same button again takes the mark back. */
export function FeedbackButtons({ messageId, metadata }: FeedbackButtonsProps) {
  const [given, setGiven] = useState<Given>(() => ({
    feedback: metadata?.feedback ?? null,
    reason: feedbackReason.safeParse(metadata?.feedbackReason).data ?? null,
    comment: metadata?.feedbackComment ?? null,
  }));
  const [asks, setAsks] = useState<FeedbackRating | null>(null);
  const give = useAction(giveFeedback, { announce: false });

  async function send(next: Given) {
    const before = given;
    setGiven(next);
    const kept = await give.run({ messageId, ...next });
    if (!kept) setGiven(before);
  }

  function mark(rating: FeedbackRating) {
    if (given.feedback === rating && asks === null && !given.reason && !given.comment)
      return void send({ feedback: null, reason: null, comment: null });
    if (given.feedback !== rating) void send({ feedback: rating, reason: null, comment: null });
    setAsks(rating);
  }

  return (['up', 'down'] as const).map((rating) => (
    <Popover
      key={rating}
      label={rating === 'up' ? 'What was helpful' : 'What was wrong'}
      open={asks === rating}
      onOpenChange={(open) => !open && setAsks(null)}
      trigger={
        <IconButton
          label={rating === 'up' ? 'Helpful' : 'Not helpful'}
          aria-pressed={given.feedback === rating}
          onClick={(event) => {
            event.preventDefault();
            mark(rating);
          }}
        >
          {rating === 'up' ? (
            <ThumbsUp aria-hidden className={cn(given.feedback === 'up' && 'fill-current text-ink')} />
          ) : (
            <ThumbsDown aria-hidden className={cn(given.feedback === 'down' && 'fill-current text-ink')} />
          )}
        </IconButton>
      }
    >
      <WhyForm
        rating={rating}
        given={given}
        onSend={(next) => {
          void send(next);
          setAsks(null);
        }}
      />
    </Popover>
  ));
}

interface WhyFormProps {
  rating: FeedbackRating;
  given: Given;
  onSend: (next: Given) => void;
}

function WhyForm({ rating, given, onSend }: WhyFormProps) {
  const [reason, setReason] = useState(given.reason);
  const [comment, setComment] = useState(given.comment ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend({ feedback: rating, reason, comment: comment.trim() || null });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {reasonsOf[rating].length > 0 && (
        <div role="group" aria-label="Reason" className="flex flex-wrap gap-1.5">
          {reasonsOf[rating].map((one) => (
            <Button
              key={one}
              size="small"
              look={reason === one ? 'solid' : 'outline'}
              aria-pressed={reason === one}
              onClick={() => setReason(reason === one ? null : one)}
              className="h-auto min-h-8 rounded-2xl py-1"
            >
              {reasonWords[one]}
            </Button>
          ))}
        </div>
      )}
      <Field
        label={rating === 'up' ? 'What was good about it?' : 'What should it have done?'}
        hint="The store’s owner and admins can read it with this question and answer."
      >
        {(tie) => (
          <Textarea
            {...tie}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-between gap-2">
        <Button
          size="small"
          look="quiet"
          onClick={() => onSend({ feedback: null, reason: null, comment: null })}
        >
          Remove feedback
        </Button>
        <Button size="small" type="submit" look="solid">
          Send
        </Button>
      </div>
    </form>
  );
}
