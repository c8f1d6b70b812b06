import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Words for something shown in short. Never the only place where something is said. */
export function Tooltip({ text, children, side = 'top' }: { text: string; children: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left' }) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} className="z-50 max-w-64 rounded-md bg-ink px-2 py-1 text-xs text-paper shadow-float data-[state=delayed-open]:animate-enter">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
