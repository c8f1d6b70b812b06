import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { findOperation } from '@brandwright/contract/registry.ts';
import type { MessageData } from '@brandwright/contract/copilot/messages.ts';

export interface OptionListProps {
  options: MessageData['options']['items'];
  /** They stand beside something that was done already. */
  isElse: boolean;
  /** Left out where it is too late to choose. */
  onChoose?: ((place: number) => void) | undefined;
}

/** What a message may mean, one reading a button: choosing one runs exactly what it says. */
export function OptionList({ options, isElse, onChoose }: OptionListProps) {
  const heading = useId();
  return (
    <div className="flex flex-col gap-2">
      <p id={heading} className={isElse ? 'text-sm text-ink-soft' : 'sr-only'}>
        {isElse ? 'If you meant something else:' : 'What do you mean?'}
      </p>
      <ul aria-labelledby={heading} className="flex flex-col gap-2">
        {options.map(({ operation, label }, place) => {
          const { title, details } = partsOf(operation, label);
          return (
            <li key={label}>
              {/* Not disabled once it was pressed: the keyboard's place would be lost. */}
              <button
                type="button"
                aria-disabled={!onChoose}
                onClick={() => onChoose?.(place)}
                className="flex w-full items-center gap-3 rounded-xl border border-line bg-raised px-4 py-3 text-left text-sm transition-colors hover:border-ink-soft aria-disabled:cursor-default aria-disabled:opacity-60 aria-disabled:hover:border-line"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{title}</span>
                  {details && <span className="block text-ink-soft">{details}</span>}
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** "Cancel an order: Order #1042" as its title, which may have a colon of its own, and what it is done with. */
function partsOf(operation: string, label: string): { title: string; details: string } {
  const title = findOperation(operation)?.title ?? '';
  return title && label.startsWith(`${title}: `)
    ? { title, details: label.slice(title.length + 2) }
    : { title: label, details: '' };
}
