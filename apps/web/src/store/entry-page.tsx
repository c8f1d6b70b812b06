import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';

/** A page for who isn’t logged in: the mark, and one thing to do. */
export const EntryPage = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center px-4 py-10">
    <div className="w-full max-w-sm">
      <div className="mb-8 flex items-center gap-3">
        <img src="/mark.svg" alt="" className="size-9" />
        <span className="font-display text-xl tracking-tight">Brandwright</span>
      </div>
      {children}
    </div>
  </main>
);

/** In place of what a link opens: why it doesn’t, and what helps. */
export const DeadLink = ({ title, text, action }: { title: string; text: string; action?: ReactNode }) => (
  <div className="flex flex-col items-start gap-3">
    <Link2Off aria-hidden className="size-7 text-ink-soft" />
    <h1 className="text-lg font-semibold">{title}</h1>
    <p className="text-ink-soft">{text}</p>
    {action}
  </div>
);
