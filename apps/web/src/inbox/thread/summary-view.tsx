import type { ReactNode } from 'react';
import type {
  ConversationSummary,
  ThreadPoint,
} from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import { Day } from '#ui/text.tsx';
import { PromiseList } from './promise-list.tsx';
import { Sentence } from './sentence.tsx';

/** The gist of a thread: next step, open question, what stands, what each side wants. */
export function SummaryView({
  summary,
  hasFigures = true,
}: {
  summary: ConversationSummary;
  hasFigures?: boolean;
}) {
  const { nextStep, openQuestion, agreed, wants } = summary;
  return (
    <div className="flex flex-col gap-4">
      {nextStep && (
        <p className="text-sm">
          <span className="font-medium">{nextStep.by === 'BRAND' ? 'Next, you: ' : 'Next, they: '}</span>
          {nextStep.words}
        </p>
      )}
      {openQuestion && (
        <Part title="Open question">
          <Point point={openQuestion} />
        </Part>
      )}
      {hasFigures && agreed.length > 0 && (
        <Part title="Where it stands">
          <PromiseList promises={agreed} hasSentences={false} />
        </Part>
      )}
      {wants.length > 0 && (
        <Part title="Who wants what">
          <ul className="flex flex-col gap-2.5">
            {wants.map((point) => (
              <li key={`${point.messageSid} ${point.sentence}`}>
                <Point point={point} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-xs font-medium text-ink-soft">{title}</h4>
      {children}
    </section>
  );
}

function Point({ point: { sentence, author, at } }: { point: ThreadPoint }) {
  return (
    <>
      <Sentence text={sentence} />
      <p className="mt-1 text-xs text-ink-soft">
        <bdi>{author}</bdi>, <Day at={at} />
      </p>
    </>
  );
}
