import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

/** A part of a screen: its heading, a line on what it is, what can be done to it at its right, and its content. */
export function Section({
  title,
  note,
  actions,
  look = 'plain',
  className,
  children,
}: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** `display`: the larger heading of a screen that is looked at more than read. */
  look?: 'plain' | 'display';
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('flex flex-col', look === 'display' ? 'gap-4' : 'gap-3', className)}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className={look === 'display' ? 'font-display text-lg' : 'text-base font-semibold'}>
            {title}
          </h2>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
