import { useState } from 'react';
import { serverNowMs } from '#api/server-clock.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';

const dayMs = 86_400_000;

/** Asks for the day on which an item stands in the feed again. */
export function SnoozeUntilDialog({
  title,
  onClose,
  onChoose,
}: {
  title: string;
  onClose: () => void;
  /** Answers null when the server refused; it has said why then. */
  onChoose: (day: string) => Promise<unknown>;
}) {
  const tomorrow = new Date(serverNowMs() + dayMs).toISOString().slice(0, 10);
  const [day, setDay] = useState(tomorrow);
  const [busy, setBusy] = useState(false);

  async function choose() {
    setBusy(true);
    const done = await onChoose(day);
    setBusy(false);
    if (done !== null) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Snooze until"
      description={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="accent" busy={busy} disabled={day < tomorrow} onClick={() => void choose()}>
            Snooze
          </Button>
        </>
      }
    >
      <Field label="Remind me on" {...(day < tomorrow ? { error: 'Choose a day after today.' } : {})}>
        {(tie) => (
          <Input
            {...tie}
            type="date"
            min={tomorrow}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
