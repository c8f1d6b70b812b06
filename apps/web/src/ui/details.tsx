import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface Detail {
  label: string;
  value: ReactNode;
  /** A figure that matters: larger. */
  strong?: boolean;
}

/** Labels and values. Values that are null or undefined are left out. Two columns where there is room. */
export function Details({ items, columns = 1, className }: { items: readonly Detail[]; columns?: 1 | 2; className?: string }) {
  const shown = items.filter((item) => item.value !== null && item.value !== undefined && item.value !== '');
  return (
    <div className="@container">
      <dl className={cn('grid gap-x-6 gap-y-2 text-sm', columns === 2 && '@md:grid-cols-2', className)}>
        {shown.map((item) => (
          <div key={item.label} className="flex min-w-0 items-baseline justify-between gap-4">
            <dt className="shrink-0 text-ink-soft">{item.label}</dt>
            <dd className={cn('figures min-w-0 text-right wrap-anywhere', item.strong && 'text-base font-semibold')}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface Change {
  label: string;
  before: ReactNode;
  after: ReactNode;
}

/** What was changed: label, before → after. */
export function Changes({ items }: { items: readonly Change[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line text-sm">
      {items.map((item) => (
        <li key={item.label} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
          <span className="w-32 shrink-0 text-ink-soft">{item.label}</span>
          <span className="flex min-w-0 flex-wrap items-baseline gap-2">
            <span className="text-ink-soft line-through decoration-1">{item.before ?? 'none'}</span>
            <ArrowRight role="img" aria-label="becomes" className="size-3.5 self-center text-ink-soft" />
            <span className="font-medium">{item.after ?? 'none'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
