import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { listTraces } from '@brandwright/contract/copilot/conversations/list-traces.ts';
import { useOperation } from '#api/use-operation.ts';
import { count, formatEnum, formatSeconds } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Moment } from '#ui/text.tsx';

export interface TracesSheetProps {
  conversationId: string;
  title: string;
  onClose: () => void;
}

type Turn = OutputOf<typeof listTraces>['turns'][number];
type Totals = OutputOf<typeof listTraces>['totals'];

/** What each answer of a conversation took: time, tokens, model, calls. */
export default function TracesSheet({ conversationId, title, onClose }: TracesSheetProps) {
  const traces = useOperation(listTraces, { id: conversationId });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={`Traces · ${title}`}>
      <Load
        query={traces}
        skeleton={<Skeletons />}
        isEmpty={(data) => data.turns.length === 0}
        empty={<p className="text-ink-soft">No answers here yet.</p>}
      >
        {({ turns, totals }) => (
          <>
            <TotalsLine totals={totals} />
            <ol className="flex flex-col">
              {turns.map((turn) => (
                <TurnTrace key={turn.turnId} turn={turn} />
              ))}
            </ol>
          </>
        )}
      </Load>
    </Sheet>
  );
}

function TotalsLine({ totals }: { totals: Totals }) {
  return (
    <p className="figures pb-3 text-sm text-ink-soft">
      {count(totals.turns, 'turn')} · {formatSeconds(totals.milliseconds)} ·{' '}
      {tokens(totals.inputTokens, totals.outputTokens, totals.cachedInputTokens)}
      {totals.costMicros !== null && ` · ${formatCost(totals.costMicros)}`}
    </p>
  );
}

function TurnTrace({ turn }: { turn: Turn }) {
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 text-sm">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">
          <Moment at={turn.startedAt} />
        </span>
        <span className="figures">{formatSeconds(turn.milliseconds)}</span>
      </p>
      <p className="figures text-xs text-ink-soft">
        {formatEnum(turn.status)} · {turn.model} · {count(turn.steps, 'step')} ·{' '}
        {tokens(turn.inputTokens, turn.outputTokens, turn.cachedInputTokens)}
        {turn.costMicros !== null && ` · ${formatCost(turn.costMicros)}`}
        {turn.firstEventMilliseconds !== null &&
          ` · first word in ${formatSeconds(turn.firstEventMilliseconds)}`}
      </p>
      {turn.calls.length > 0 && (
        <ul className="figures text-xs text-ink-soft">
          {turn.calls.map((call, index) => (
            <li key={index} className="flex justify-between gap-3">
              <span className="min-w-0 truncate">
                {formatEnum(call.operation)}
                {stateWords[call.state]}
              </span>
              {call.milliseconds !== null && <span>{formatSeconds(call.milliseconds)}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What came of a call that was not simply done. */
const stateWords: Readonly<Record<string, string>> = {
  failed: ', failed',
  false: ', failed',
  asks: ', asked first',
};

const tokens = (read: number, written: number, cached: number) =>
  `${count(read, 'token')} in${cached > 0 ? ` (${count(cached, 'token')} from the cache)` : ''}, ${count(written, 'token')} out`;

/** Millionths of a dollar: "$0.0042", and nothing where nothing is billed. */
const formatCost = (micros: number) =>
  micros === 0 ? 'no cost' : `$${(micros / 1e6).toFixed(micros < 10_000 ? 4 : 2)}`;

function Skeletons() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-14 w-full" />
      ))}
    </div>
  );
}
