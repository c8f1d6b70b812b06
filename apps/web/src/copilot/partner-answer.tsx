import { PanelRight } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { ApprovalView } from './approval-view.tsx';
import { CardView, hasCard } from './card-view.tsx';
import type { ChatSession } from './chat-session.ts';
import { Markdown } from './markdown.tsx';
import { MessageActions } from './message-actions.tsx';
import { useDecisions } from './decisions-store.ts';
import { OptionList } from './option-list.tsx';
import { openPanel } from './panel-store.ts';
import { answerParts, repeatsReceipt } from './partner-message.ts';
import type { PartnerMessage } from './partner-message.ts';
import { StepsLine } from './steps-line.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { UndoButton, UndoLines } from './undo-line.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { NextSteps } from './next-steps.tsx';

export interface PartnerAnswerProps {
  message: PartnerMessage;
  session: ChatSession;
  /** The message before it in the thread, whose receipts need not be said again. */
  previous: PartnerMessage | undefined;
  isLast: boolean;
  /** Whether it answers what was said (not a decision or a changed chip): only then can it be answered again. */
  answersWords: boolean;
  /** Whether this answer is being written now. */
  isAnswering: boolean;
  /** Whether any answer is. */
  isBusy: boolean;
}

/** The partner's answer, without a bubble: steps, text, cards, what it understood, what comes next. */
export function PartnerAnswer(props: PartnerAnswerProps) {
  const { message, previous, session, isLast, answersWords, isAnswering, isBusy } = props;
  const { texts, approvals, understood, suggestions, choices, options, turn, failure, ...parts } =
    answerParts(message);
  const undone = useDecisions((state) => state.undone);
  const calls = parts.calls.map((call) => ({
    ...call,
    undone: call.undone === true || undone.has(call.undoEntryId ?? ''),
  }));
  const isOver = !isAnswering;
  const decided = useDecisions((state) => state.actions);
  const receipts = [...(previous ? answerParts(previous).approvals : []), ...approvals];
  const said = texts.filter(
    (text) => !repeatsReceipt(text, receipts, (action) => (decided[action.id] ?? action).outcome),
  );
  const isReceiptAlone =
    texts.length > 0 && said.length === 0 && calls.length === 0 && approvals.length === 0 && !failure;
  const refine =
    isLast && !isBusy
      ? (callId: string, field: string, value: unknown) => void session.refine(callId, field, value)
      : undefined;
  return (
    <div className="group/answer flex flex-col gap-3">
      <StepsLine
        calls={calls}
        isAnswering={isAnswering && texts.length === 0}
        note={turn?.note}
        milliseconds={turn?.milliseconds}
      />
      {said.map((text, index) => (
        <Markdown key={index} text={text} />
      ))}
      {calls.filter(hasCard).map((call) => (
        <div key={call.callId} className="flex flex-col gap-1">
          <CardView call={call} density="thread" />
          <div className="-mb-2 flex items-center justify-end gap-1">
            {isOver && call.undoEntryId && (
              <UndoButton entryId={call.undoEntryId} isUndone={call.undone ?? false} />
            )}
            <IconButton
              label="Open in side panel"
              onClick={() => openPanel(call)}
              className="opacity-0 transition-opacity group-focus-within/answer:opacity-100 group-hover/answer:opacity-100 pointer-coarse:opacity-100"
            >
              <PanelRight aria-hidden />
            </IconButton>
          </div>
        </div>
      ))}
      {approvals.map((action) => (
        <ApprovalView
          key={action.id}
          action={action}
          isAnswering={isBusy}
          onDecide={session.decide}
          onRevise={session.revise}
        />
      ))}
      {isOver && <UndoLines calls={calls.filter((call) => !hasCard(call))} />}
      {isOver && <UnderstoodChips understood={understood} onRefine={refine} />}
      {turn?.stopped && <p className="text-sm text-ink-soft">Stopped.</p>}
      {failure && (
        <AnswerFailure
          message={failure.message}
          link={failure.link}
          onRetry={failure.retryable && isLast && !isBusy ? () => void session.retry() : undefined}
        />
      )}
      {options.length > 0 && (
        <OptionList
          options={options}
          isElse={calls.length > 0}
          onChoose={isOver && isLast && !isBusy ? (place) => void session.choose(place) : undefined}
        />
      )}
      {isOver && isLast && <NextSteps choices={choices} suggestions={suggestions} isBusy={isBusy} />}
      {isOver && !isReceiptAlone && (texts.length > 0 || isLast) && (
        <MessageActions
          message={message}
          isLast={isLast}
          onRegenerate={isLast && answersWords && !isBusy ? () => void session.regenerate() : undefined}
        />
      )}
    </div>
  );
}
