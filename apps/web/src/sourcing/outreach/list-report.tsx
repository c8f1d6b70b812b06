import type { ListRowReport } from '@brandwright/contract/sourcing/outreach/own-list.ts';
import { count } from '#ui/format.ts';

/** Rows of a list that nothing goes to, each with its line and the reason. */
export function ListReport({ rows, most }: { rows: readonly ListRowReport[]; most: number }) {
  const bad = rows.filter((row) => row.state !== 'READY');
  if (bad.length === 0) return null;
  return (
    <section aria-label="Rows left out" className="text-sm">
      <h4 className="pb-1 font-medium">{count(bad.length, 'row')} left out</h4>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {bad.slice(0, most).map((row) => (
          <li key={row.line} className="flex gap-3">
            <span className="figures w-14 shrink-0">Line {row.line}</span>
            <span className="min-w-0 wrap-anywhere">
              {row.name || row.email ? `${row.name || row.email}: ` : ''}
              {row.reason}
            </span>
          </li>
        ))}
      </ul>
      {bad.length > most && <p className="pt-1 text-ink-soft">And {count(bad.length - most, 'more row')}.</p>}
    </section>
  );
}
