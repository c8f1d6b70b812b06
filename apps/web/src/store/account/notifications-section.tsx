import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { setWeeklySummaryMail } from '@brandwright/contract/insight/set-weekly-summary-mail.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { NotificationSettings } from '#home/notifications/notification-settings.tsx';
import { useStoreProfile } from '#session/use-session.ts';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';

/** What the person is told, and how. */
export function NotificationsSection() {
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <NotificationSettings />
      <WeeklyMail />
    </div>
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
          <SwitchRow
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
