import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './button.tsx';
import { formatNumber } from './format.ts';

export interface PaginationProps {
  /** Zero-based. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** What is counted: "orders". */
  noun: string;
}

/** Pages of an answer, where it has more than one. */
export function PagesOf({
  answer: { page, size, total },
  noun,
  onPage,
}: Pick<PaginationProps, 'noun' | 'onPage'> & { answer: Pick<PaginationProps, 'page' | 'size' | 'total'> }) {
  if (total <= size) return null;
  return <Pagination page={page} size={size} total={total} noun={noun} onPage={onPage} />;
}

/** "21–40 of 2,400 orders" with one step back and forth. */
export function Pagination({ page, size, total, onPage, noun }: PaginationProps) {
  const from = page * size + 1;
  const to = Math.min(total, from + size - 1);
  const last = Math.max(0, Math.ceil(total / size) - 1);
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 pt-3 text-sm text-ink-soft">
      <p className="figures">
        {total === 0
          ? `No ${noun}`
          : `${from === to ? '' : `${formatNumber(from)}–`}${formatNumber(to)} of ${formatNumber(total)} ${noun}`}
      </p>
      <div className="flex gap-1">
        <IconButton
          label="Previous page"
          look="outline"
          disabled={page <= 0}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Next page" look="outline" disabled={page >= last} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </nav>
  );
}
