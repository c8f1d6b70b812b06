import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'react-router';

export interface Crumb {
  label: string;
  to: string;
}

/** The way back: "Orders › 1042" (the last one is the page's title and not repeated). */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-soft">
        {crumbs.map((crumb) => (
          <li key={crumb.to} className="flex items-center gap-1">
            <Link
              to={crumb.to}
              className="rounded-sm hover:text-ink hover:underline hover:underline-offset-4"
            >
              {crumb.label}
            </Link>
            <ChevronRight aria-hidden className="size-3.5" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface PageHeaderProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** Beside the title: a status. */
  beside?: ReactNode;
  /** One line under the title. */
  note?: ReactNode;
  /** Buttons on the right; at most one of them in the accent color. */
  actions?: ReactNode;
}

/** The head of a classic screen. Sets the window's title too. */
export function PageHeader({ title, crumbs, beside, note, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Brandwright`;
  }, [title]);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
      <div className="min-w-0">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          {beside}
        </div>
        {note && <div className="mt-1 text-ink-soft">{note}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

/** The room of a classic screen. */
export function Page({ children, width = 'wide' }: { children: ReactNode; width?: 'narrow' | 'wide' }) {
  return (
    <div className={`mx-auto w-full px-4 py-6 sm:px-8 ${width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl'}`}>
      {children}
    </div>
  );
}
