/** Under the rows that a card shows: how many there are beside them. */
export function MoreRows({ total, shown }: { total: number; shown: number }) {
  if (total <= shown) return null;
  return <p className="border-t border-line px-4 py-2.5 text-xs text-ink-soft">{total - shown} more</p>;
}
