import { getInboxNotifications } from '@brandwright/contract/inbox/get-inbox-notifications.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { cn } from '#ui/cn.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';

/** How the person hears of new supplier messages; the same choice as in the account’s notifications. `className` frames the switches. */
export function NotificationSwitches({ className }: { className?: string }) {
  const found = useOperation(getInboxNotifications, {});
  const isKnown = useStoreProfile().data !== undefined;
  const mayAct = useMayAct();
  const save = useAction(setInboxNotifications);
  return (
    <div className="flex flex-col gap-3">
      <Load query={found} skeleton={<SkeletonCard height={140} />}>
        {({ isEmailOn, isSmsOn }) => (
          <div className={cn('divide-y divide-line', className)}>
            <SwitchRow
              label="Email"
              hint="A link to the conversation, at most once an hour. It never includes what the supplier wrote."
              checked={isEmailOn}
              disabled={!mayAct || save.isRunning}
              onChange={(next) => void save.run({ isEmailOn: next })}
            />
            <SwitchRow
              label="SMS"
              hint="To the phone number you confirmed under Account, Notifications."
              checked={isSmsOn}
              disabled={!mayAct || save.isRunning}
              onChange={(next) => void save.run({ isSmsOn: next })}
            />
          </div>
        )}
      </Load>
      {isKnown && !mayAct && (
        <p role="note" className="text-sm text-ink-soft">
          You need member access to change this.
        </p>
      )}
    </div>
  );
}
