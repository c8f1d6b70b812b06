import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { sessionNotice } from '#api/session-end.ts';
import { storedToken } from '#api/token.ts';
import { afterLogin, home } from '#routes/patterns.ts';
import { DemoHint } from '../demo-hint.tsx';
import { EntryPage } from '../entry-page.tsx';
import { ForgotForm } from '../forgot-form.tsx';
import { LoginForm } from '../login-form.tsx';
import { RegisterForm } from '../register-form.tsx';

type Mode = 'login' | 'register' | 'forgot';

const titles: Readonly<Record<Mode, string>> = {
  login: 'Log in',
  register: 'Create an account',
  forgot: 'Forgot your password?',
};
const notes: Readonly<Record<Mode, string>> = {
  login: 'Your partner remembers where you left off.',
  register: 'One account for your brand; your team can join later.',
  forgot: 'We’ll email you a link to set a new one.',
};
const beforeOther: Readonly<Record<Mode, string>> = {
  login: 'New here? ',
  register: 'Already have an account? ',
  forgot: 'Remembered it? ',
};
const linkClasses = 'rounded-sm text-ink underline decoration-line underline-offset-4 hover:decoration-ink';

/** Log in, open an account, or ask for a new password; then back to where one was going. */
export default function LoginScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>(
    query.has('signupRedirect') ? 'register' : query.has('forgot') ? 'forgot' : 'login',
  );
  const [filled, setFilled] = useState({ email: query.get('email') ?? '', password: '' });
  const notice = sessionNotice();
  const target = afterLogin(query.get('path'));

  useEffect(() => {
    document.title = `${titles[mode]} · Brandwright`;
  }, [mode]);

  if (storedToken()) return <Navigate to={target} replace />;
  const onEntered = (userId: string) =>
    void navigate(userId === notice?.deniedUserId ? home : target, { replace: true });

  return (
    <EntryPage>
      <h1 className="text-lg font-semibold">{titles[mode]}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{notes[mode]}</p>
      {notice && mode === 'login' && (
        <div role="status" className="mb-4 space-y-1 rounded-lg bg-warn/10 px-3 py-2 text-warn">
          <p>{notice.message}</p>
          {notice.reason && <p className="text-ink">{notice.reason}</p>}
        </div>
      )}
      {mode === 'login' ? (
        <>
          <LoginForm key={filled.password} initial={filled} onEntered={onEntered} />
          <button type="button" onClick={() => setMode('forgot')} className={`${linkClasses} mt-4`}>
            Forgot your password?
          </button>
        </>
      ) : mode === 'forgot' ? (
        <ForgotForm initialEmail={filled.email} />
      ) : (
        <RegisterForm initialEmail={filled.email} onEntered={onEntered} />
      )}
      <p className="mt-5 text-ink-soft">
        {beforeOther[mode]}
        <button
          type="button"
          onClick={() => setMode(mode === 'login' ? 'register' : 'login')}
          className={linkClasses}
        >
          {mode === 'login' ? 'Create an account' : 'Log in'}
        </button>
      </p>
      {mode === 'login' && <DemoHint onUse={setFilled} />}
    </EntryPage>
  );
}
