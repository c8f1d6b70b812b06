import { useQuery } from '@tanstack/react-query';
import { getDisplaySetting } from '@brandwright/contract/store/get-display-setting.ts';
import { callOperation } from '#api/call-operation.ts';
import { Button } from '#ui/button.tsx';

interface DemoLogin {
  email: string;
  password: string;
}

/** Shown only when the server says that it serves a demo: the login, and a button that fills it in. */
export function DemoHint({ onUse }: { onUse: (login: DemoLogin) => void }) {
  const demo = useQuery({
    queryKey: ['demo_login'],
    retry: false,
    queryFn: async () => toDemoLogin((await callOperation(getDisplaySetting, { key: 'demo_login' })).value),
  });
  if (!demo.data) return null;
  const login = demo.data;
  return (
    <section
      aria-label="Demo"
      className="mt-8 flex items-center gap-3 rounded-xl border border-line bg-raised p-3.5"
    >
      <p className="min-w-0 flex-1 text-xs text-ink-soft">
        This is a demo. Log in as <span className="text-ink">{login.email}</span> with the password{' '}
        <span className="text-ink">{login.password}</span>.
      </p>
      <Button size="small" onClick={() => onUse(login)}>
        Fill in
      </Button>
    </section>
  );
}

function toDemoLogin(value: unknown): DemoLogin | null {
  if (typeof value !== 'object' || value === null || !('email' in value) || !('password' in value))
    return null;
  return { email: String(value.email), password: String(value.password) };
}
