import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

/** The first entries of a list, and the rest when asked for. */
export function LongList<T>({
  items,
  first,
  noun,
  show,
}: {
  items: readonly T[];
  first: number;
  noun: string;
  show: (item: T) => ReactNode;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  return (
    <>
      {shown.map(show)}
      {items.length > first && (
        <Button
          look="link"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole((whole) => !whole)}
          className="self-start text-xs text-ink-soft"
        >
          {isWhole ? 'Show fewer' : `Show all ${items.length} ${noun}`}
        </Button>
      )}
    </>
  );
}
