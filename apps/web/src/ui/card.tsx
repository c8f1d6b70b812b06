import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface CardProps {
  /** Name of the record or of the list; a link when the record has a screen. */
  title?: ReactNode;
  /** One line under the title. */
  note?: ReactNode;
  /** Stands at the right of the title: a status, a figure. */
  aside?: ReactNode;
  children?: ReactNode;
  /** At most two actions. */
  actions?: ReactNode;
  /** Content without padding (tables, pictures). */
  flush?: boolean;
  className?: string;
  label?: string;
}

/** The shell of every card: hairline, 12 px corners, no shadow, no scrolling inside. */
export function Card({ title, note, aside, children, actions, flush, className, label }: CardProps) {
  return (
    <article
      aria-label={label}
      className={cn(
        'overflow-hidden rounded-xl border border-line bg-raised [&_thead_th]:bg-raised',
        className,
      )}
    >
      {(title || aside) && (
        <header className={cn('flex items-start gap-3 px-4 pt-4', !children && !actions && 'pb-4')}>
          <div className="min-w-0 flex-1">
            <h3 className="text-sm font-semibold">{title}</h3>
            {note && <p className="mt-0.5 text-sm text-ink-soft">{note}</p>}
          </div>
          {aside && <div className="shrink-0">{aside}</div>}
        </header>
      )}
      {children && <div className={cn(flush ? 'pt-3' : 'p-4', title && !flush && 'pt-3')}>{children}</div>}
      {actions && <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">{actions}</footer>}
    </article>
  );
}
