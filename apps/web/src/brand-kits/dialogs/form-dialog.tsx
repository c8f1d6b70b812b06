import { useId, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** The shell of the edit dialogs: Enter saves, the dialog stays open when saving fails. */
export function FormDialog({
  title,
  description,
  onClose,
  onSave,
  isSaving,
  canSave,
  failure,
  children,
}: {
  title: string;
  description?: string;
  onClose: () => void;
  onSave: () => void;
  isSaving: boolean;
  canSave: boolean;
  failure?: string | undefined;
  children: ReactNode;
}) {
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description ? { description } : {})}
      className="max-w-2xl"
      footer={
        <>
          <Button look="quiet" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button look="accent" type="submit" form={form} busy={isSaving} disabled={!canSave}>
            Save
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
          if (canSave && !isSaving) onSave();
        }}
      >
        {children}
        {failure && (
          <p role="alert" className="text-sm text-bad">
            Not saved: {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
