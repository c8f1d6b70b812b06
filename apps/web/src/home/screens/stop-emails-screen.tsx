import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { notificationSettingsPath } from '@brandwright/contract/home/notifications/entities.ts';
import { stopNotificationEmails } from '@brandwright/contract/home/notifications/stop-notification-emails.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { DeadLink, EntryPage } from '#store/entry-page.tsx';
import { Button } from '#ui/button.tsx';

/** The page of the link in an email: one press stops such emails, without a login. */
export default function StopEmailsScreen() {
  const token = useLocation().hash.slice(1);
  const [stopped, setStopped] = useState<{ label: string | null } | null>(null);
  const stop = useAction(stopNotificationEmails, { announce: false, onDone: setStopped });
  useEffect(() => {
    document.title = 'Stop emails · Brandwright';
  }, []);
  const isDead =
    token === '' ||
    (stop.error instanceof ApiError && (stop.error.code === 'locked' || stop.error.code === 'bad_input'));
  return (
    <EntryPage>
      {isDead ? (
        <DeadLink
          title="This link doesn’t work"
          text="Part of it may be missing. Open it from the email again, or choose in your account what you hear of."
          action={<ToSettings />}
        />
      ) : stopped ? (
        <div role="status" className="flex flex-col items-start gap-3">
          <h1 className="text-lg font-semibold">You won’t get these emails any more</h1>
          <p className="text-ink-soft">
            {stopped.label === null
              ? 'Emails about security still come. In the app nothing changes.'
              : `No more emails about this: ${stopped.label}. In the app nothing changes.`}
          </p>
          <ToSettings />
        </div>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <h1 className="text-lg font-semibold">Stop these emails?</h1>
          <p className="text-ink-soft">You’ll still find everything under Notifications in the app.</p>
          {stop.error && (
            <p role="alert" className="text-sm text-bad">
              {messageOf(stop.error)}
            </p>
          )}
          <Button look="accent" size="large" busy={stop.isRunning} onClick={() => void stop.run({ token })}>
            Stop these emails
          </Button>
        </div>
      )}
    </EntryPage>
  );
}

const ToSettings = () => (
  <Button asChild>
    <Link to={notificationSettingsPath}>Notification settings</Link>
  </Button>
);
