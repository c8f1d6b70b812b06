import { RadioGroup as Radix } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  text: ReactNode;
  /** Stands at the right of the label: a badge. */
  aside?: ReactNode;
  /** Drawn under the text of the chosen one: its fields. */
  details?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  cards: readonly RadioCard<Value>[];
  disabled?: boolean;
  /** Label and text in one line, for choices that are a name and a figure. */
  compact?: boolean;
}

/** One of a few things that differ enough to be told in a sentence each; the chosen one unfolds. */
export function RadioCards<Value extends string>({
  label,
  value,
  onChange,
  cards,
  disabled = false,
  compact = false,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <Radix.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const card = cards.find((one) => one.value === next);
        if (card) onChange(card.value);
      }}
      disabled={disabled}
      className={cn('flex flex-col', compact ? 'gap-2' : 'gap-3')}
    >
      {cards.map((card) => {
        const isChosen = card.value === value;
        const labelId = `${id}-${card.value}`;
        return (
          <div
            key={card.value}
            className={cn('rounded-xl border bg-raised', isChosen ? 'border-ink/45' : 'border-line')}
          >
            <label
              htmlFor={labelId}
              className={cn('flex cursor-pointer gap-3 px-4', compact ? 'py-2.5' : 'py-4')}
            >
              <Radix.Item
                id={labelId}
                value={card.value}
                aria-labelledby={`${labelId}-label`}
                aria-describedby={`${labelId}-text`}
                className="mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border border-ink/35 bg-raised data-[state=checked]:border-ink disabled:opacity-50"
              >
                <Radix.Indicator className="size-2.5 rounded-full bg-ink" />
              </Radix.Item>
              <span className={cn('min-w-0 flex-1', compact && 'flex flex-wrap items-center gap-x-3')}>
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span id={`${labelId}-label`} className="text-sm font-semibold">
                    {card.label}
                  </span>
                  {card.aside}
                </span>
                <span
                  id={`${labelId}-text`}
                  className={cn('block text-sm text-ink-soft', compact ? 'figures' : 'mt-0.5')}
                >
                  {card.text}
                </span>
              </span>
            </label>
            {isChosen && card.details && (
              <div className="flex flex-col gap-4 border-t border-line p-4">{card.details}</div>
            )}
          </div>
        );
      })}
    </Radix.Root>
  );
}
