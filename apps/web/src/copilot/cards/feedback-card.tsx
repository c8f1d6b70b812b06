import { Download, ThumbsDown, ThumbsUp } from 'lucide-react';
import { exportFeedback } from '@brandwright/contract/copilot/conversations/export-feedback.ts';
import { reasonWords } from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import type { summarizeFeedback } from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { saveText } from '#ui/save-text.ts';
import { Moment } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import type { CardProps } from '../../card-props.ts';

type Summary = OutputOf<typeof summarizeFeedback>;

/** What people thought of the partner's answers, and all of it as a file. */
export function FeedbackCard({ output }: CardProps<Summary>) {
  const { total, up, down, reasons, notes } = output;
  if (total === 0) return null;
  return (
    <Card
      title={count(total, 'rated answer')}
      aside={
        <p className="figures flex gap-3 text-sm">
          <span className="flex items-center gap-1">
            <ThumbsUp aria-label="Helpful" className="size-4 text-good" />
            {up}
          </span>
          <span className="flex items-center gap-1">
            <ThumbsDown aria-label="Not helpful" className="size-4 text-bad" />
            {down}
          </span>
        </p>
      }
      actions={
        <>
          <Button size="small" onClick={() => void save(output, 'CSV')}>
            <Download aria-hidden />
            CSV
          </Button>
          <Button size="small" onClick={() => void save(output, 'JSONL')}>
            <Download aria-hidden />
            JSONL
          </Button>
        </>
      }
    >
      {reasons.length > 0 && (
        <dl className="flex flex-col gap-1 text-sm">
          {reasons.map(({ reason, answers }) => (
            <div key={reason} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{reasonWords[reason]}</dt>
              <dd className="figures">{answers}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2 border-t border-line pt-3 text-sm">
          {notes.map((note) => (
            <li key={note.givenAt + note.comment}>
              <p>“{note.comment}”</p>
              <p className="text-xs text-ink-soft">
                {note.asked ? `On “${note.asked}”, ` : ''}
                <Moment at={note.givenAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

async function save({ from, to, rating }: Summary, format: 'CSV' | 'JSONL') {
  try {
    const file = await callOperation(exportFeedback, {
      format,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(rating ? { rating } : {}),
    });
    saveText(file.fileName, file.text, file.contentType);
  } catch (error) {
    toast.failed(messageOf(error));
  }
}
