import type { ApprovalPreview } from '@brandwright/contract/kernel/approval.ts';
import { PreviewLines } from './preview-lines.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The same four lines as in the chat; the verb with its figure is the button. */
  preview: ApprovalPreview;
  onConfirm: () => void;
  busy?: boolean;
  error?: string | undefined;
}

/** Asks before a classic screen spends, reaches a third party or does what cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  preview,
  onConfirm,
  busy = false,
  error,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button look="accent" busy={busy} onClick={onConfirm}>
            {preview.verb}
          </Button>
        </>
      }
    >
      <div className="-mx-4">
        <PreviewLines preview={preview} />
      </div>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </Dialog>
  );
}
