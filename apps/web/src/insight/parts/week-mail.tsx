import { setWeeklySummaryMail } from '@brandwright/contract/insight/set-weekly-summary-mail.ts';
import { useAction } from '#api/use-action.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Switch } from '#ui/checkbox.tsx';

/** Whether the weekly summary comes by mail on Mondays. */
export function WeekMail({ isOn }: { isOn: boolean }) {
  const profile = useStoreProfile().data;
  const set = useAction(setWeeklySummaryMail);
  if (profile?.isPreviewAccount) return null;
  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft">
      <Switch
        checked={isOn}
        disabled={set.isRunning}
        onCheckedChange={(next) => void set.run({ isOn: next })}
      />
      By mail on Mondays
    </label>
  );
}
