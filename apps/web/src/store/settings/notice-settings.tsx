import { useId } from 'react';
import { getInboxNotifications } from '@brandwright/contract/inbox/get-inbox-notifications.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Switch } from '#ui/checkbox.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Setting } from './setting.tsx';

/** How the store hears of new supplier messages. */
export function NoticeSettings() {
  const id = useId();
  const found = useOperation(getInboxNotifications, {});
  const change = useAction(setInboxNotifications);
  const mayAct = useMayAct();
  return (
    <Load query={found} skeleton={<SkeletonCard height={120} />}>
      {({ isEmailOn, isSmsOn }) => (
        <Setting title="Notifications" text="How you find out that a supplier messaged you.">
          <div className="flex flex-col gap-3 text-sm">
            <label htmlFor={`${id}-email`} className="flex items-center gap-3">
              <Switch
                id={`${id}-email`}
                checked={isEmailOn}
                disabled={!mayAct || change.isRunning}
                onCheckedChange={(next) => void change.run({ isEmailOn: next })}
              />
              Email
            </label>
            <label htmlFor={`${id}-sms`} className="flex items-center gap-3">
              <Switch
                id={`${id}-sms`}
                checked={isSmsOn}
                disabled={!mayAct || change.isRunning}
                onCheckedChange={(next) => void change.run({ isSmsOn: next })}
              />
              SMS
            </label>
          </div>
        </Setting>
      )}
    </Load>
  );
}
