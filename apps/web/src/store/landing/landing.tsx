import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { storedToken } from '#api/token.ts';
import { loginAddress } from '#routes/patterns.ts';
import { Button } from '#ui/button.tsx';
import { EntryPage } from '../entry-page.tsx';

/** A page that someone comes to from another site: what it is about, and the one thing to do. */
export function Landing({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Brandwright`;
  }, [title]);
  return (
    <EntryPage>
      <h1 className="text-lg font-semibold">{title}</h1>
      <div className="mt-1 mb-6 text-ink-soft">{text}</div>
      <div className="flex flex-col gap-4">{children}</div>
    </EntryPage>
  );
}

/** Shows its children to who is logged in; everyone else logs in or opens an account, and comes back. */
export function AfterLogin({ children, goOn }: { children: ReactNode; goOn?: string }) {
  const { pathname, search } = useLocation();
  if (storedToken()) return children;
  const login = loginAddress(goOn ?? pathname + search);
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild look="accent" size="large">
        <Link to={login}>Log in</Link>
      </Button>
      <Button asChild size="large">
        <Link to={`${login}&signupRedirect=1`}>Create an account</Link>
      </Button>
    </div>
  );
}
