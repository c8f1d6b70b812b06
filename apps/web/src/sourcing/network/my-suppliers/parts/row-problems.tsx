import type { RowProblem } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { count } from '#ui/format.ts';

/** Rows of a list that were left out or put right: where, and why. */
export function RowProblems({
  problems,
  more,
  most,
}: {
  problems: readonly RowProblem[];
  /** Beyond those listed. */
  more: number;
  most: number;
}) {
  if (problems.length === 0) return null;
  const shown = problems.slice(0, most);
  const hidden = problems.length - shown.length + more;
  return (
    <section aria-label="Rows to check" className="rounded-lg bg-warn/8 px-3 py-2.5 text-sm">
      <h4 className="font-medium text-warn">{count(problems.length + more, 'row')} to check</h4>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {shown.map((problem) => (
          <li key={`${problem.line} ${problem.message}`} className="flex gap-3">
            <span className="figures w-16 shrink-0 text-ink-soft">Line {problem.line}</span>
            <span className="min-w-0 wrap-anywhere">
              {problem.name && <span className="text-ink-soft">{problem.name} · </span>}
              {problem.message}
              {problem.kind === 'SKIPPED' && <span className="text-ink-soft"> (left out)</span>}
            </span>
          </li>
        ))}
        {hidden > 0 && <li className="text-ink-soft">and {count(hidden, 'more row')}</li>}
      </ul>
    </section>
  );
}
