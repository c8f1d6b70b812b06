import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/button.tsx';
import { count } from '#ui/format.ts';

export interface SelectionBarProps {
  /** How many are chosen; none hides the bar. */
  chosen: number;
  /** What is chosen, one of them: "order". */
  noun: string;
  onClear: () => void;
  /** The bulk actions. */
  children: ReactNode;
}

/** What can be done with the chosen rows; floats at the foot of the list while any are chosen. */
export function SelectionBar({ chosen, noun, onClear, children }: SelectionBarProps) {
  if (chosen === 0) return null;
  return (
    <section
      aria-label={`Selected ${noun}s`}
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full animate-enter flex-wrap items-center gap-2 rounded-xl border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      <p role="status" className="figures text-sm">
        {count(chosen, noun)} selected
      </p>
      {children}
      <IconButton label="Clear selection" onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
