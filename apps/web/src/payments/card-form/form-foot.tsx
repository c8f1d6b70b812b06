import { Button } from '#ui/button.tsx';

/** The buttons of a card form, and what went wrong. */
export function FormFoot({
  verb,
  isBusy,
  canSubmit = true,
  failure,
  onCancel,
}: {
  verb: string;
  isBusy: boolean;
  canSubmit?: boolean;
  failure?: string | undefined;
  onCancel?: (() => void) | undefined;
}) {
  return (
    <>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="solid" type="submit" busy={isBusy} disabled={!canSubmit}>
          {verb}
        </Button>
        {onCancel && (
          <Button look="quiet" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </>
  );
}
