import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from './cn.ts';

/** The name of a column that the server sorts by; pressed again, the other way round. */
export function SortButton({
  label,
  direction,
  onSort,
}: {
  label: string;
  /** How the rows are sorted by it; undefined while they are sorted by another column. */
  direction: 'asc' | 'desc' | undefined;
  onSort: (direction: 'asc' | 'desc') => void;
}) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(direction === 'asc' ? 'desc' : 'asc')}
      className={cn('inline-flex h-8 items-center gap-1 rounded-sm hover:text-ink', direction && 'text-ink')}
    >
      {label}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
