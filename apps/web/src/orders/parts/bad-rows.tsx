import type { OrderImportCheck } from '@brandwright/contract/orders/files.ts';
import { count } from '#ui/format.ts';

export interface BadRowsProps {
  rows: OrderImportCheck['badRows'];
  /** Bad lines that the server did not list. */
  more: number;
  most: number;
}

/** The lines of a file that cannot be imported: where, what, and what stood there. */
export function BadRows({ rows, more, most }: BadRowsProps) {
  if (rows.length === 0) return null;
  const shown = rows.slice(0, most);
  const hidden = rows.length - shown.length + more;
  return (
    <section
      aria-label="Lines that can’t be imported"
      className="mt-4 rounded-lg bg-warn/8 px-3 py-2.5 text-sm"
    >
      <h4 className="font-medium text-warn">{count(rows.length + more, 'line')} can’t be imported</h4>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {shown.map((row) => (
          <li key={`${row.line} ${row.column} ${row.message}`} className="flex gap-3">
            <span className="figures w-14 shrink-0 text-ink-soft">Line {row.line}</span>
            <span className="min-w-0 wrap-anywhere">
              {row.order && <span className="text-ink-soft">{row.order} · </span>}
              {row.column && <span>{row.column}: </span>}
              {row.message}
              {row.value && <q className="ml-1 text-ink-soft">{row.value}</q>}
            </span>
          </li>
        ))}
        {hidden > 0 && <li className="text-ink-soft">and {count(hidden, 'more line')}</li>}
      </ul>
    </section>
  );
}
