import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#ui/cn.ts';
import { inputClasses } from '#ui/input.tsx';

/** The browser's own list, for long ones: names are found by typing, and on a phone by its wheel. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(inputClasses, 'h-9 appearance-none truncate pr-8', className)} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-2.5 right-3 size-4 text-ink-soft"
      />
    </span>
  );
}
