import type { WeeklySummary } from '@brandwright/contract/insight/weekly-summary.ts';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { isLessBetter } from '../less-is-better.ts';
import { ChangeMark } from './change-mark.tsx';
import { NextStep } from './next-step.tsx';

/** Five figures beside the week before, why they changed, and what to do. */
export function WeekSummary({ figures, why, todo, currency }: WeeklySummary) {
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4">
        {figures.map(({ measure, label, unit, value, before, change }) => (
          <div key={measure} className="min-w-0">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="figures text-lg font-semibold tracking-tight wrap-anywhere">
              {valueWords(value, unit, currency)}
            </dd>
            {value !== null && before !== null && !(before === 0 && value === 0) && (
              <dd>
                <ChangeMark change={change} lessIsBetter={isLessBetter(measure)} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {why !== null && <p className="max-w-[72ch]">{why}</p>}
      {todo.length > 0 && (
        <ul className="flex flex-col gap-2">
          {todo.map(({ text, say, label }) => (
            <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-60">{text}</span>
              <NextStep next={{ say, label }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
