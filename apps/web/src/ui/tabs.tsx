import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { formatCompact } from './format.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** How many records it holds. */
  count?: number | undefined;
}

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  label: string;
  /** The content of the chosen tab. */
  children: ReactNode;
  className?: string;
}

/** Tabs with an underline. The row scrolls sideways on a phone. */
export function Tabs<Value extends string>({
  value,
  onChange,
  items,
  label,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Radix.List aria-label={label} className="scroll-quiet flex gap-5 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {item.label}
            {item.count !== undefined && (
              <span className={cn('figures text-xs text-ink-soft')}>{formatCompact(item.count)}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="pt-4 outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
