import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface Detail {
  label: string;
  value: ReactNode;
  /** A figure that matters: larger. */
  strong?: boolean;
}

/** Labels and values. What has no value is left out. Two columns where there is room. */
export function Details({
  items,
  columns = 1,
  className,
}: {
  items: readonly Detail[];
  columns?: 1 | 2;
  className?: string;
}) {
  const shown = items.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <div className="@container">
      <dl className={cn('grid gap-x-6 gap-y-2 text-sm', columns === 2 && '@md:grid-cols-2', className)}>
        {shown.map((item) => (
          <div key={item.label} className="flex min-w-0 flex-wrap items-baseline gap-x-4">
            <dt className="shrink-0 text-ink-soft">{item.label}</dt>
            <dd
              className={cn(
                'figures min-w-0 grow text-right wrap-anywhere',
                item.strong && 'text-base font-semibold',
              )}
            >
              {item.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
