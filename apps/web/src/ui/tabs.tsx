import { Tabs as Radix } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { formatCompact } from './format.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** How many records it holds. */
  count?: number | undefined;
  /** A sign after the label: complete or not. */
  mark?: ReactNode;
}

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
  label: string;
  /** Where a guided tour points. */
  tour?: string;
  /** The content of the chosen tab. */
  children: ReactNode;
  className?: string;
}

/** Tabs with an underline. On a phone the row scrolls sideways, as far as the chosen one. */
export function Tabs<Value extends string>({
  value,
  onChange,
  items,
  label,
  tour,
  children,
  className,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const hasCounts = items.some((item) => item.count !== undefined);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[data-state=active]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value, hasCounts]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Radix.List
        ref={list}
        aria-label={label}
        data-tour={tour}
        className="relative scroll-quiet flex gap-5 overflow-x-auto border-b border-line"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm text-ink-soft hover:text-ink focus-visible:bg-ink/6 focus-visible:outline-none data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink focus-visible:border-accent data-[state=active]:focus-visible:border-accent"
          >
            {item.label}
            {item.mark}
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
