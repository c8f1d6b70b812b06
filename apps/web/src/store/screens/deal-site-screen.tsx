import { useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { bindCode } from '@brandwright/contract/store/app-bindings/entities.ts';
import { Field, Input } from '#ui/input.tsx';
import { EntryEnd } from '../entry-end.tsx';
import { Landing } from '../landing/landing.tsx';

/** Where buyers of a deal come from the deal site: their code, and then the store that it is for. */
export default function DealSiteScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [code, setCode] = useState(query.get('code') ?? query.get('bindCode') ?? '');
  const [error, setError] = useState<string | undefined>();
  function goOn(event: SubmitEvent) {
    event.preventDefault();
    const read = bindCode.safeParse(code);
    if (!read.success) return setError(read.error.issues[0]?.message);
    void navigate(`/app-bind?appName=deal-site&bindCode=${encodeURIComponent(read.data)}`);
  }
  return (
    <Landing
      title="Welcome from the deal site"
      text="Enter the code from your purchase. Next you log in or create an account, and choose the store it’s for. Each code works for one store."
    >
      <form noValidate onSubmit={goOn} className="flex flex-col gap-4">
        <Field label="Deal code" error={error}>
          {(tie) => (
            <Input
              {...tie}
              autoComplete="off"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <EntryEnd message={undefined} busy={false} label="Continue" />
      </form>
    </Landing>
  );
}
