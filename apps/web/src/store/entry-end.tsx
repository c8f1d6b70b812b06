import { Button } from '#ui/button.tsx';

/** What a form that opens a session ends with: why it was refused, and its button. */
export function EntryEnd({
  message,
  busy,
  label,
}: {
  message: string | undefined;
  busy: boolean;
  label: string;
}) {
  return (
    <>
      {message && (
        <p role="alert" className="text-bad">
          {message}
        </p>
      )}
      <Button type="submit" look="accent" size="large" busy={busy}>
        {label}
      </Button>
    </>
  );
}
