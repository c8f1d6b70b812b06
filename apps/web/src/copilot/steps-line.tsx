import { Check, ChevronRight, CircleAlert, Hand, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import type { CallState } from '../card-props.ts';
import { cn } from '#ui/cn.ts';
import { count, formatSeconds } from '#ui/format.ts';
import { inputLines } from './input-lines.ts';

export interface StepsLineProps {
  calls: readonly CallState[];
  /** Whether the answer is still being written. */
  isAnswering: boolean;
  /** Why it takes long until the first call is there. */
  note?: string | undefined;
  /** Of the whole turn, once it is over. */
  milliseconds: number | undefined;
}

/** What is being done, in one line; folds into "3 steps · 0.4 s", which opens into the calls with their inputs. */
export function StepsLine({ calls, isAnswering, note, milliseconds }: StepsLineProps) {
  const [isOpen, setOpen] = useState(false);
  const running = calls.findLast((call) => call.state === 'running');
  if (calls.length === 0 && !isAnswering) return null;
  if (calls.length === 0) return <Line busy text={note ?? 'Reading'} />;
  const took = milliseconds ?? calls.reduce((sum, call) => sum + (call.milliseconds ?? 0), 0);
  const text = running
    ? (running.note ?? running.title)
    : `${count(calls.length, 'step')} · ${formatSeconds(took)}`;
  return (
    <div className="text-sm text-ink-soft">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-7 items-center gap-2 rounded-md text-left hover:text-ink"
      >
        {running ? (
          <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
        ) : (
          <ChevronRight aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-90')} />
        )}
        <span className="figures">{text}</span>
      </button>
      {isOpen && (
        <ol className="mt-1 ml-2 flex animate-enter flex-col gap-2.5 border-l border-line pl-4">
          {calls.map((call) => (
            <li key={call.callId}>
              <p className="flex items-center gap-2">
                <CallIcon state={call.state} />
                <span className="text-ink">{call.title}</span>
                {call.milliseconds !== undefined && (
                  <span className="figures text-xs">{formatSeconds(call.milliseconds)}</span>
                )}
              </p>
              <CallInput input={call.input} />
              {call.error && <p className="mt-0.5 text-xs text-bad">{call.error.message}</p>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Line({ text, busy }: { text: string; busy?: boolean }) {
  return (
    <p className="flex min-h-7 items-center gap-2 text-sm text-ink-soft">
      {busy && <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />}
      {text}
    </p>
  );
}

function CallInput({ input }: { input: unknown }) {
  const lines = inputLines(input);
  if (lines.length === 0) return null;
  return (
    <dl className="mt-0.5 ml-6 flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {lines.map(([label, value]) => (
        <div key={label} className="flex min-w-0 gap-1.5">
          <dt>{label}</dt>
          <dd className="figures min-w-0 text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CallIcon({ state }: { state: CallState['state'] }) {
  if (state === 'running')
    return <LoaderCircle role="img" aria-label="Running" className="size-4 animate-spin" />;
  if (state === 'failed') return <CircleAlert role="img" aria-label="Failed" className="size-4 text-bad" />;
  if (state === 'asks') return <Hand role="img" aria-label="Asks you first" className="size-4 text-accent" />;
  return <Check role="img" aria-label="Done" className="size-4 text-good" />;
}
