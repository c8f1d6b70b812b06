import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { sessionNotice } from '#api/session-end.ts';
import { storedToken } from '#api/token.ts';
import { afterLogin, home } from '#routes/patterns.ts';
import { DemoHint } from '../demo-hint.tsx';
import { LoginForm } from '../login-form.tsx';
import { RegisterForm } from '../register-form.tsx';

/** Log in or open an account; then back to where one was going. */
export default function LoginScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [mode, setMode] = useState<'login' | 'register'>(query.has('signupRedirect') ? 'register' : 'login');
  const [filled, setFilled] = useState({ email: query.get('email') ?? '', password: '' });
  const notice = sessionNotice();
  const target = afterLogin(query.get('path'));

  useEffect(() => {
    document.title = mode === 'login' ? 'Log in · Brandwright' : 'Create an account · Brandwright';
  }, [mode]);

  if (storedToken()) return <Navigate to={target} replace />;
  const onEntered = (userId: string) =>
    void navigate(userId === notice?.deniedUserId ? home : target, { replace: true });

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm">
        <div className="mb-8 flex items-center gap-3">
          <img src="/mark.svg" alt="" className="size-9" />
          <span className="font-display text-xl tracking-tight">Brandwright</span>
        </div>
        <h1 className="text-lg font-semibold">{mode === 'login' ? 'Log in' : 'Create an account'}</h1>
        <p className="mt-1 mb-6 text-ink-soft">
          {mode === 'login'
            ? 'Your partner remembers where you left off.'
            : 'One account for your brand; your team can join later.'}
        </p>
        {notice && mode === 'login' && (
          <div role="status" className="mb-4 space-y-1 rounded-lg bg-warn/10 px-3 py-2 text-warn">
            <p>{notice.message}</p>
            {notice.reason && <p className="text-ink">{notice.reason}</p>}
          </div>
        )}
        {mode === 'login' ? (
          <LoginForm key={filled.password} initial={filled} onEntered={onEntered} />
        ) : (
          <RegisterForm initialEmail={filled.email} onEntered={onEntered} />
        )}
        <p className="mt-5 text-ink-soft">
          {mode === 'login' ? 'New here? ' : 'Already have an account? '}
          <button
            type="button"
            onClick={() => setMode(mode === 'login' ? 'register' : 'login')}
            className="rounded-sm text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {mode === 'login' ? 'Create an account' : 'Log in'}
          </button>
        </p>
        {mode === 'login' && <DemoHint onUse={setFilled} />}
      </div>
    </main>
  );
}
