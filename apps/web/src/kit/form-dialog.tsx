import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface FormDialogProps {
  title: string;
  description?: string;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => void;
  /** The button: verb first, with what it acts on. */
  verb?: string;
  /** "Cancel" where something is edited, "Not now" where something begins. */
  leave?: string;
  isSaving: boolean;
  canSave?: boolean;
  /** What went wrong and belongs to no field. */
  failure?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A dialog that is one form: Enter submits, it stays open while it is saved and when saving fails. */
export function FormDialog({
  title,
  description,
  onClose,
  onSubmit,
  verb = 'Save',
  leave = 'Cancel',
  isSaving,
  canSave = true,
  failure,
  className,
  children,
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      title={title}
      {...(description ? { description } : {})}
      {...(className ? { className } : {})}
      footer={
        <>
          <Button look="quiet" disabled={isSaving} onClick={onClose}>
            {leave}
          </Button>
          <Button look="accent" type="submit" form={form} busy={isSaving} disabled={!canSave}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave && !isSaving) onSubmit(event);
        }}
      >
        {children}
        {failure && (
          <p role="alert" className="text-sm text-bad">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
