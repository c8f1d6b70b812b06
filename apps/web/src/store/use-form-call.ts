import { useState } from 'react';
import type { FormEvent } from 'react';
import { failuresOf, type FormFailures } from './form-failures.ts';

/** A form that calls something: what it was refused for, and whether it is on its way. */
export function useFormCall(call: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<FormFailures>({ fields: {} });

  async function send() {
    setBusy(true);
    setFailures({ fields: {} });
    try {
      await call();
    } catch (error) {
      setFailures(failuresOf(error));
    }
    setBusy(false);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { submit, busy, failures };
}
