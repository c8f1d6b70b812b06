import type { QueryChange } from '#routes/use-query-state.ts';
import { cn } from '#ui/cn.ts';
import type { MarketplaceView } from '../marketplace-query.ts';

/** What the marketplace shows; the expanded network has filters of its own. */
export type ShownView = MarketplaceView | 'expanded-network' | 'rfp';

const views: readonly { value: ShownView; label: string }[] = [
  { value: 'suppliers', label: 'Suppliers' },
  { value: 'expanded-network', label: 'Expanded network' },
  { value: 'products', label: 'Catalog products' },
  { value: 'rfp', label: 'Requests for quotes' },
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
      className="scroll-quiet flex h-10 max-w-full items-center gap-0.5 overflow-x-auto rounded-lg border border-line p-0.5"
    >
      {views.map(({ value, label }) => (
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
            'h-full shrink-0 rounded-md px-3 text-sm whitespace-nowrap',
            view === value ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
