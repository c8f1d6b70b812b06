import { useId } from 'react';
import { getInboxNotifications } from '@brandwright/contract/inbox/get-inbox-notifications.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Switch } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Label } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How the store hears of new messages when nobody looks. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const query = useOperation(getInboxNotifications, {});
  const mayAct = useMayAct();
  const save = useAction(setInboxNotifications);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New message notifications"
      description="How your store hears about new messages from suppliers."
    >
      <Load query={query} skeleton={<Skeleton className="h-24 w-full rounded-xl" />}>
        {({ isEmailOn, isSmsOn }) => (
          <div className="divide-y divide-line rounded-xl border border-line">
            <Choice
              label="Email"
              hint="A link to the inbox, at most once an hour. It never includes what the supplier wrote."
              checked={isEmailOn}
              disabled={!mayAct || save.isRunning}
              onChange={(next) => void save.run({ isEmailOn: next })}
            />
            <Choice
              label="SMS"
              hint="Your choice is saved. Text messages start once an SMS service is connected."
              checked={isSmsOn}
              disabled={!mayAct || save.isRunning}
              onChange={(next) => void save.run({ isSmsOn: next })}
            />
          </div>
        )}
      </Load>
      {!mayAct && <p className="pt-3 text-sm text-ink-soft">You need member access to change this.</p>}
    </Dialog>
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
    <div className="flex items-center gap-4 p-4">
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
