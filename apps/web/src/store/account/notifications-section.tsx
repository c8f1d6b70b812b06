import { useId } from 'react';
import { getInboxNotifications } from '@brandwright/contract/inbox/get-inbox-notifications.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { setWeeklySummaryMail } from '@brandwright/contract/insight/set-weekly-summary-mail.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Switch } from '#ui/checkbox.tsx';
import { Label } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { NotChangeable, Section } from './section.tsx';

/** What the store and the person are told outside of Brandwright. */
export function NotificationsSection() {
  return (
    <div className="flex flex-col gap-10">
      <InboxNotices />
      <WeeklyMail />
      <Section title="Security">
        <p className="text-sm text-ink-soft">
          We always email you when your password changes. That can’t be turned off.
        </p>
      </Section>
    </div>
  );
}

function InboxNotices() {
  const found = useOperation(getInboxNotifications, {});
  const store = useStoreProfile().data;
  const mayChange = store !== undefined && mayCall(setInboxNotifications, store);
  const save = useAction(setInboxNotifications);
  return (
    <Section title="New messages from suppliers" note="For the whole store, when nobody has read them here.">
      <Load query={found} skeleton={<SkeletonCard height={140} />}>
        {({ isEmailOn, isSmsOn }) => (
          <div className="divide-y divide-line">
            <Choice
              label="Email"
              hint="A link to the inbox, at most once an hour. It never includes what the supplier wrote."
              checked={isEmailOn}
              disabled={!mayChange || save.isRunning}
              onChange={(next) => void save.run({ isEmailOn: next })}
            />
            <Choice
              label="SMS"
              hint="Your choice is saved. Text messages start once an SMS service is connected."
              checked={isSmsOn}
              disabled={!mayChange || save.isRunning}
              onChange={(next) => void save.run({ isSmsOn: next })}
            />
          </div>
        )}
      </Load>
      {store && !mayChange && <NotChangeable>You need member access to change this.</NotChangeable>}
    </Section>
  );
}

/** Only where the store has the reports that the summary is made of. */
function WeeklyMail() {
  const store = useStoreProfile().data;
  const hasReports = store !== undefined && mayCall(getWeeklySummary, store);
  const found = useOperation(getWeeklySummary, {}, { enabled: hasReports });
  const set = useAction(setWeeklySummaryMail);
  if (!hasReports) return null;
  return (
    <Section title="Weekly summary" note={`Goes to ${store.user.email} on Monday mornings.`}>
      <Load query={found} skeleton={<SkeletonCard height={70} />}>
        {({ byMail }) => (
          <Choice
            label="Email me the summary"
            hint="Last week in five numbers, what changed and what to do next."
            checked={byMail}
            disabled={!mayCall(setWeeklySummaryMail, store) || set.isRunning}
            onChange={(next) => void set.run({ isOn: next })}
          />
        )}
      </Load>
    </Section>
  );
}

function Choice({
  label,
  hint,
  checked,
  disabled,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (next: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
