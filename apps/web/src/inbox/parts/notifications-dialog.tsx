import { Dialog } from '#ui/dialog.tsx';
import { NotificationSwitches } from './notification-switches.tsx';

/** The same choice as under Account, where the messages are. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New message notifications"
      description="How you hear about new messages from suppliers."
    >
      <NotificationSwitches className="rounded-xl border border-line px-4" />
    </Dialog>
  );
}
