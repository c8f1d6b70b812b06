import { useState } from 'react';
import { changePassword } from '@brandwright/contract/store/account/change-password.ts';
import { endOtherSessions } from '@brandwright/contract/store/account/end-other-sessions.ts';
import { endSession } from '@brandwright/contract/store/account/end-session.ts';
import { listSessions } from '@brandwright/contract/store/account/list-sessions.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { PasswordForm } from './password-form.tsx';
import { NotChangeable } from './not-changeable.tsx';
import { SessionList } from './session-list.tsx';

/** The password, and where the person is logged in. */
export function SecuritySection() {
  const store = useStoreProfile().data;
  const mayChange = store !== undefined && mayCall(changePassword, store);
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <Section title="Password" note="Changing it logs out your other devices. API tokens keep working.">
        {mayChange ? (
          <PasswordForm />
        ) : (
          store && (
            <NotChangeable>A preview account is shared, so its password can’t be changed.</NotChangeable>
          )
        )}
      </Section>
      <Logins mayEnd={mayChange} />
    </div>
  );
}

function Logins({ mayEnd }: { mayEnd: boolean }) {
  const found = useOperation(listSessions, {});
  const [isAsking, setAsking] = useState(false);
  const end = useAction(endSession);
  const endOthers = useAction(endOtherSessions, { onDone: () => setAsking(false) });
  const others = found.data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Section
      title="Where you’re logged in"
      note="Across all your stores. If you don’t recognize a device, log out of it and change your password."
      actions={
        mayEnd &&
        others.length > 0 && <Button onClick={() => setAsking(true)}>Log out of other devices</Button>
      }
    >
      <Load query={found} skeleton={<SkeletonCard height={160} />}>
        {({ sessions }) => (
          <SessionList
            sessions={sessions}
            actions={({ sessionId, device }) =>
              mayEnd && (
                <Button
                  size="small"
                  aria-label={`Log out of ${device ?? 'unknown device'}`}
                  busy={end.isRunning}
                  onClick={() => void end.run({ sessionId })}
                >
                  Log out
                </Button>
              )
            }
          />
        )}
      </Load>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out of other devices?"
        busy={endOthers.isRunning}
        onConfirm={() => void endOthers.run({})}
        preview={{
          verb: `Log out of ${count(others.length, 'device')}`,
          what: `Ends your ${count(others.length, 'other login')}. You stay logged in here.`,
          toWhom: null,
          cost: null,
          irreversible: 'Anyone using them will have to log in again.',
          values: [],
          warnings: [],
        }}
      />
    </Section>
  );
}
