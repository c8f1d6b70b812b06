import type { QueryChange } from '#routes/use-query-state.ts';
import { cn } from '#ui/cn.ts';
import type { MarketplaceView } from '../marketplace-query.ts';

/** What the marketplace shows; the expanded network has filters of its own. */
export type ShownView = MarketplaceView | 'expanded-network' | 'rfp';

/** The short label is for phones, where all four have to fit in one line. */
const views: readonly { value: ShownView; label: string; short: string }[] = [
  { value: 'suppliers', label: 'Suppliers', short: 'Suppliers' },
  { value: 'expanded-network', label: 'Expanded network', short: 'Network' },
  { value: 'products', label: 'Catalog products', short: 'Products' },
  { value: 'rfp', label: 'Requests for quotes', short: 'Quotes' },
];

export const readShownView = (query: URLSearchParams): ShownView =>
  views.find(({ value }) => value === query.get('view'))?.value ?? 'suppliers';

/** The views of the marketplace (overview §2.6). Words stay when the view changes, filters and order do not fit all. */
export function ViewToggle({
  view,
  change,
}: {
  view: ShownView;
  change: (change: QueryChange, push?: boolean) => void;
}) {
  return (
    <div
      role="group"
      aria-label="View"
      data-tour="marketplace-tabs"
      className="flex h-10 max-w-full items-center gap-0.5 rounded-lg border border-line p-0.5 max-sm:w-full"
    >
      {views.map(({ value, label, short }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() =>
            change(
              {
                view: value === 'suppliers' ? null : value,
                sort: null,
                sector: null,
                page: null,
                status: null,
              },
              true,
            )
          }
          className={cn(
            'h-full rounded-md px-2 text-sm whitespace-nowrap max-sm:flex-1 sm:px-3',
            view === value ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          <span aria-hidden className="sm:hidden">
            {short}
          </span>
          <span className="max-sm:sr-only">{label}</span>
        </button>
      ))}
    </div>
  );
}
