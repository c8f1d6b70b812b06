import { useState } from 'react';
import type { FormEvent } from 'react';
import { clearSessionNotice } from '#api/session-end.ts';
import { saveToken } from '#api/token.ts';
import { failuresOf } from './form-failures.ts';
import type { FormFailures } from './form-failures.ts';

/** Opens a session by a form: what it was refused for, and whether it is on its way. */
export function useEntry(
  open: () => Promise<{ token: string; user: { id: string } }>,
  onEntered: (userId: string) => void,
) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<FormFailures>({ fields: {} });

  async function enter() {
    setBusy(true);
    setFailures({ fields: {} });
    try {
      const session = await open();
      saveToken(session.token);
      clearSessionNotice();
      onEntered(session.user.id);
    } catch (error) {
      setFailures(failuresOf(error));
    }
    setBusy(false);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter();
  };
  return { submit, busy, failures };
}
