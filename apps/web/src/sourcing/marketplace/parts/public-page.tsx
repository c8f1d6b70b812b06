import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { storedToken } from '#api/token.ts';
import { Button } from '#ui/button.tsx';

/** A page that anyone with its link may see: the name on top, the way in beside it. */
export function PublicPage({
  title,
  inside,
  children,
}: {
  title: string;
  inside: string;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Brandwright`;
  }, [title]);
  const isIn = storedToken() !== null;
  return (
    <div className="min-h-dvh bg-paper">
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 sm:px-8">
        <Link to="/" className="font-display text-lg">
          Brandwright
        </Link>
        <Button asChild size="small">
          <Link to={isIn ? inside : `/login?path=${encodeURIComponent(inside)}`}>
            {isIn ? 'Open in the marketplace' : 'Log in to order'}
          </Link>
        </Button>
      </header>
      <main className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8">{children}</main>
    </div>
  );
}
