import type { Figure } from '@brandwright/contract/insight/report-result.ts';
import { valueWords } from '@brandwright/contract/insight/value-words.ts';
import { cn } from '#ui/cn.ts';

/** The figures of a report, each large with what it is. */
export function FigureTiles({
  figures,
  currency,
  isSmall = false,
}: {
  figures: readonly Figure[];
  currency: string;
  isSmall?: boolean;
}) {
  if (figures.length === 0) return null;
  return (
    <dl
      className={cn(
        'grid gap-x-6 gap-y-3',
        isSmall
          ? 'grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]'
          : 'grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
      )}
    >
      {figures.map(({ label, value, unit }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd
            className={cn(
              'figures font-semibold tracking-tight wrap-anywhere',
              isSmall ? 'text-base' : 'text-lg',
            )}
          >
            {valueWords(value, unit, currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
