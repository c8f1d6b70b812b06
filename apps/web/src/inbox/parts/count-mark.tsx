import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';

/** A small count, 99+ at most; nothing for 0. */
export function CountMark({
  value,
  noun,
  className,
}: {
  value: number;
  /** What is counted, in the singular: "unread message". */
  noun: string;
  className?: string | undefined;
}) {
  // A card of an older chat may hold no number at all.
  if (!(value > 0)) return null;
  return (
    <span
      className={cn(
        'figures inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-ink px-1.5 text-xs font-medium text-paper',
        className,
      )}
    >
      <span aria-hidden>{value > 99 ? '99+' : value}</span>
      <span className="sr-only">{count(value, noun)}</span>
    </span>
  );
}
