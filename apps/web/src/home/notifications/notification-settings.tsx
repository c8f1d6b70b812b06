import { keptDays } from '@brandwright/contract/home/notifications/entities.ts';
import { getNotificationPreferences } from '@brandwright/contract/home/notifications/get-notification-preferences.ts';
import type { EmailPace } from '@brandwright/contract/home/notifications/kinds.ts';
import { setNotificationEmailPace } from '@brandwright/contract/home/notifications/set-notification-email-pace.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Load } from '#ui/load.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { SmsNumber } from './sms-number.tsx';

const paces: readonly { value: EmailPace; label: string; text: string }[] = [
  { value: 'AT_ONCE', label: 'Right away', text: 'At most once an hour for each kind.' },
  { value: 'DAILY', label: 'Daily digest', text: 'Once a day, in the morning (noon UTC).' },
  { value: 'WEEKLY', label: 'Weekly digest', text: 'On Monday mornings.' },
];

/** What the person hears of, how often they are emailed, and where texts go. */
export function NotificationSettings() {
  const store = useStoreProfile().data;
  const found = useOperation(getNotificationPreferences, {});
  const pace = useAction(setNotificationEmailPace);
  const mayChange = store !== undefined && mayCall(setNotificationEmailPace, store);
  return (
    <Load query={found} skeleton={<SkeletonCard height={420} />}>
      {(preferences) => (
        <>
          <Section
            title="What you hear of"
            note={`For you alone; everyone on your team chooses for themselves. Read notifications are kept for ${keptDays.read} days, unread ones for a year.`}
          >
            {store && !mayChange && (
              <p role="note" className="text-sm text-ink-soft">
                A preview account is shared, so its notifications can’t be changed.
              </p>
            )}
            <PreferenceTable preferences={preferences} mayChange={mayChange} />
          </Section>
          <Section
            title="How often we email you"
            note={`To ${preferences.email}. Failed payments and security always come right away.`}
          >
            <RadioCards
              compact
              label="How often we email you"
              value={preferences.emailPace}
              cards={paces}
              disabled={!mayChange || pace.isRunning}
              onChange={(next) => void pace.run({ emailPace: next })}
            />
          </Section>
          {mayChange && (
            <Section
              title="Text messages"
              note="For what you turn on under SMS, at most one text an hour for each kind."
            >
              <SmsNumber smsNumber={preferences.smsNumber} />
            </Section>
          )}
        </>
      )}
    </Load>
  );
}
