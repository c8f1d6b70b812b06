import type { ReactNode } from 'react';
import { useId } from 'react';
import { cn } from '#ui/cn.ts';

/** A part of a record's screen: a heading, one small action, the content. */
export function Section({
  title,
  aside,
  children,
  className,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('rounded-xl border border-line bg-raised', className)}>
      <header className="flex min-h-13 items-center justify-between gap-3 px-4 pt-2">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {aside && <div className="-mr-3">{aside}</div>}
      </header>
      <div className="px-4 pb-4">{children}</div>
    </section>
  );
}
