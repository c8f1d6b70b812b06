import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks before a kit is emptied. */
export function ResetDialog({
  name,
  onReset,
  onClose,
  isRunning,
}: {
  name: string;
  onReset: () => void;
  onClose: () => void;
  isRunning: boolean;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Start ${name || 'this kit'} over?`}
      description="This clears the category, description, audiences, ideas, mood board, research, products and slides, and stops anything in progress. The history keeps everything, and Undo brings it back."
      footer={
        <>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            Not now
          </Button>
          <Button look="bad" busy={isRunning} onClick={onReset}>
            Start over
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
