import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix, Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export function Checkbox({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'group grid size-4.5 shrink-0 place-items-center rounded-[5px] border border-ink/35 bg-raised text-paper data-[state=checked]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:border-ink data-[state=indeterminate]:bg-ink disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Radix.Indicator>
        <Check aria-hidden className="size-3.5 group-data-[state=indeterminate]:hidden" strokeWidth={2.5} />
        <Minus
          aria-hidden
          className="hidden size-3.5 group-data-[state=indeterminate]:block"
          strokeWidth={2.5}
        />
      </Radix.Indicator>
    </Radix.Root>
  );
}

export function Switch({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      className={cn(
        'h-5.5 w-9.5 shrink-0 rounded-full border border-transparent bg-ink/30 p-0.5 transition-colors data-[state=checked]:bg-ink disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <RadixSwitch.Thumb className="block size-4 rounded-full bg-raised transition-transform data-[state=checked]:translate-x-4" />
    </RadixSwitch.Root>
  );
}
