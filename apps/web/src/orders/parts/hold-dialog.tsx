import { useState } from 'react';
import type { FormEvent } from 'react';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';

export interface HoldDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  onHold: (reason: string) => void;
  busy: boolean;
}

const usualReasons = ['The customer asked', 'Address to check', 'Payment to check', 'Waiting for stock'];

/** Asks why, before orders are put on hold. */
export function HoldDialog({ title, open, onClose, onHold, busy }: HoldDialogProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onHold(reason.trim());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={title}
      description="Nothing ships until the hold is released."
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Reason" hint="Your team sees it on the order and in its history.">
          {(tie) => (
            <Input
              {...tie}
              autoFocus
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-1.5">
          {usualReasons.map((usual) => (
            <Chip key={usual} pressed={reason === usual} onClick={() => setReason(usual)}>
              {usual}
            </Chip>
          ))}
        </div>
        <div className="flex justify-end gap-2 pt-1">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" look="accent" busy={busy} disabled={!reason.trim()}>
            Put on hold
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
