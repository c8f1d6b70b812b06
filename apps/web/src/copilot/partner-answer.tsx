import { PanelRight, RefreshCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Button, IconButton } from '#ui/button.tsx';
import { askPartner } from '#frame/partner-store.ts';
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
        <Failure
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

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface NextStepsProps {
  choices: readonly { label: string; say: string }[];
  suggestions: readonly string[];
  isBusy: boolean;
}

/** Choices for a question, or at most three next steps: each says itself. */
function NextSteps({ choices, suggestions, isBusy }: NextStepsProps) {
  const items =
    choices.length > 0 ? choices : suggestions.slice(0, 3).map((say) => ({ label: capitalize(say), say }));
  if (items.length === 0) return null;
  return (
    <ul aria-label={choices.length > 0 ? 'Choices' : 'Next steps'} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item.say}>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => askPartner(item.say)}
            className="h-auto min-h-8 max-w-full shrink rounded-2xl py-1 text-left whitespace-normal"
          >
            {item.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What went wrong with an answer; nothing that was said is lost. */
export function Failure({
  message,
  link,
  onRetry,
}: {
  message: string;
  /** The screen that mends it. */
  link?: { label: string; path: string } | undefined;
  onRetry: (() => void) | undefined;
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-xl border border-bad/35 bg-bad/5 px-4 py-3 text-sm"
    >
      <TriangleAlert aria-hidden className="size-4 text-bad" />
      <p className="min-w-0 flex-1">{message}</p>
      {link && (
        <Button size="small" asChild>
          <Link to={link.path}>{link.label}</Link>
        </Button>
      )}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          <RefreshCw aria-hidden />
          Try again
        </Button>
      )}
    </div>
  );
}
