import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { bindApp } from '@brandwright/contract/store/app-bindings/bind-app.ts';
import { appLabel, appName } from '@brandwright/contract/store/app-bindings/entities.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { mayCall } from '#api/may-call.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EntryEnd } from '../entry-end.tsx';
import { DeadLink, EntryPage } from '../entry-page.tsx';
import { BoundApps } from '../landing/bound-apps.tsx';
import { AfterLogin, Landing } from '../landing/landing.tsx';

/** Where an outside app sends someone to tie it to their store by a code. */
export default function AppBindScreen() {
  const [query] = useSearchParams();
  const name = appName.safeParse(query.get('appName') ?? query.get('_appBindFrom') ?? 'invite').data;
  if (name === undefined)
    return (
      <EntryPage>
        <DeadLink
          title="This link doesn’t work"
          text="Open it from the app again, or ask the app for a new one."
        />
      </EntryPage>
    );
  const label = appLabel(name);
  return (
    <Landing
      title={label === name ? `Bind ${label}` : 'Use your code'}
      text="A code ties one store to what it was given for. We tell our team, who turn it on. The app gets no access to your data."
    >
      <AfterLogin>
        <Bind app={name} code={query.get('bindCode') ?? query.get('code') ?? ''} />
      </AfterLogin>
    </Landing>
  );
}

function Bind({ app, code }: { app: string; code: string }) {
  const store = useStoreProfile();
  return (
    <Load query={store} skeleton={<SkeletonCard height={160} />}>
      {(profile) => <BindTo profile={profile} app={app} code={code} />}
    </Load>
  );
}

function BindTo({ profile, app, code }: { profile: StoreProfile; app: string; code: string }) {
  const [isDone, setDone] = useState(false);
  const may = mayCall(bindApp, profile) && !profile.isPreviewAccount;
  return (
    <>
      {isDone ? (
        <p role="status">{profile.name} is bound. Our team knows, and turns on what the code is for.</p>
      ) : may ? (
        <BindForm storeName={profile.name} app={app} code={code} onDone={() => setDone(true)} />
      ) : (
        <p role="note" className="text-sm text-ink-soft">
          {profile.isPreviewAccount
            ? 'Preview mode can’t take this action.'
            : `Only an owner or admin of ${profile.name} can use a code. Send them this link.`}
        </p>
      )}
      <BoundApps mayBind={may} />
      <Button asChild look="link" className="self-start">
        <Link to="/homebase">Go to {profile.name}</Link>
      </Button>
    </>
  );
}

function BindForm({
  storeName,
  app,
  code,
  onDone,
}: {
  storeName: string;
  app: string;
  code: string;
  onDone: () => void;
}) {
  const form = useOperationForm(bindApp, {
    initial: { bindCode: code },
    toInput: ({ bindCode }) => ({ appName: app, bindCode }),
    announce: false,
    onDone,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <Field label="Code" error={form.errorOf('bindCode')}>
        {(tie) => <Input {...tie} autoComplete="off" spellCheck={false} {...form.register('bindCode')} />}
      </Field>
      <EntryEnd message={form.failure} busy={form.isRunning} label={`Bind to ${storeName}`} />
    </form>
  );
}
