import { ChevronRight } from 'lucide-react';
import type { MessageData } from '@brandwright/contract/copilot/messages.ts';

export interface OptionListProps {
  options: MessageData['options']['items'];
  /** Left out where it is too late to choose. */
  onChoose?: ((place: number) => void) | undefined;
}

/** What a message may mean, one reading a button: choosing one runs exactly what it says. */
export function OptionList({ options, onChoose }: OptionListProps) {
  return (
    <ul aria-label="What do you mean?" className="flex flex-col gap-2">
      {options.map(({ label }, place) => {
        const [title = label, ...details] = label.split(': ');
        return (
          <li key={label}>
            <button
              type="button"
              disabled={!onChoose}
              onClick={() => onChoose?.(place)}
              className="flex w-full items-center gap-3 rounded-xl border border-line bg-raised px-4 py-3 text-left text-sm transition-colors hover:border-ink-soft disabled:opacity-60"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                {details.length > 0 && <span className="block text-ink-soft">{details.join(': ')}</span>}
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
