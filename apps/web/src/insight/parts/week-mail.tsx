import { useId } from 'react';
import { setWeeklySummaryMail } from '@brandwright/contract/insight/set-weekly-summary-mail.ts';
import { useAction } from '#api/use-action.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Switch } from '#ui/checkbox.tsx';

/** Whether the weekly summary comes by email on Mondays. */
export function WeekMail({ isOn }: { isOn: boolean }) {
  const id = useId();
  const profile = useStoreProfile().data;
  const set = useAction(setWeeklySummaryMail);
  if (profile?.isPreviewAccount) return null;
  return (
    <div className="flex items-center gap-2 text-sm text-ink-soft">
      <Switch
        id={id}
        checked={isOn}
        disabled={set.isRunning}
        onCheckedChange={(next) => void set.run({ isOn: next })}
      />
      <label htmlFor={id}>Email me this on Mondays</label>
    </div>
  );
}
