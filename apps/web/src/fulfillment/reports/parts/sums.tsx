import type { ReactNode } from 'react';

/** The sums of a report, side by side. */
export function Sums({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl aria-label="Totals" className="flex flex-wrap gap-x-10 gap-y-3">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
