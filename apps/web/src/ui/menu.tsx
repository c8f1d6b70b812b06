import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { floatClasses, floatItemClasses } from './float.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** Draws a line above it. */
  apart?: boolean;
  bad?: boolean;
}

export interface MenuProps {
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** A line above the entries (who is logged in). */
  heading?: ReactNode;
}

/** Actions behind one button. */
export function Menu({ trigger, entries, align = 'end', heading }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cn(floatClasses, 'min-w-48')}
        >
          {heading && <div className="border-b border-line px-2.5 pt-1.5 pb-2.5 mb-1">{heading}</div>}
          {entries.map((entry) => (
            <div key={entry.label}>
              {entry.apart && <Radix.Separator className="my-1 h-px bg-line" />}
              <Radix.Item
                onSelect={entry.onSelect}
                disabled={entry.disabled ?? false}
                className={cn(floatItemClasses, entry.bad && 'text-bad')}
              >
                {entry.icon}
                {entry.label}
              </Radix.Item>
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
