import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { requestSupplierMeeting } from '@brandwright/contract/inbox/request-supplier-meeting.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { fromLocal, toLocal } from '../messages/local-time.ts';

const lengths = [15, 30, 45, 60, 90];

export interface MeetingDialogProps {
  conversationSid: string;
  supplierName: string;
  topic?: string | undefined;
  minutes?: number | undefined;
  onClose: () => void;
}

/** Asks a supplier for a call: day and time in one's own zone, length, topic. */
export function MeetingDialog({
  conversationSid,
  supplierName,
  topic: firstTopic = '',
  minutes: firstMinutes = 30,
  onClose,
}: MeetingDialogProps) {
  const form = useId();
  const [at, setAt] = useState(() => tomorrowAtTen(serverNowMs()));
  const [minutes, setMinutes] = useState(firstMinutes);
  const [topic, setTopic] = useState(firstTopic);
  const [isChecked, setChecked] = useState(false);
  const ask = useAction(requestSupplierMeeting, { onDone: onClose });
  const instant = fromLocal(at);
  const fault = !instant
    ? 'Choose a day and a time.'
    : Date.parse(instant) <= serverNowMs()
      ? 'That has passed. Choose a later time.'
      : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (fault || !instant) return;
    const words = topic.trim();
    void ask.run({
      conversationSid,
      callTime: instant,
      durationMinutes: minutes,
      ...(words ? { topic: words } : {}),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask for a call"
      description={`${supplierName} gets it as a message and can accept, decline or name another time.`}
      footer={
        <>
          <Button look="quiet" disabled={ask.isRunning} onClick={onClose}>
            Not now
          </Button>
          <Button look="accent" type="submit" form={form} busy={ask.isRunning}>
            Ask for the call
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
          <Field label="When" hint={`Your time, ${zone()}.`} error={isChecked ? fault : undefined}>
            {(tie) => (
              <Input
                {...tie}
                type="datetime-local"
                value={at}
                min={toLocal(serverNowMs())}
                onChange={(event) => setAt(event.target.value)}
              />
            )}
          </Field>
          <Field label="How long">
            {(tie) => (
              <Select
                {...tie}
                value={String(minutes)}
                onChange={(next) => setMinutes(Number(next))}
                options={[...new Set([...lengths, firstMinutes])]
                  .toSorted((one, other) => one - other)
                  .map((length) => ({ value: String(length), label: `${length} minutes` }))}
              />
            )}
          </Field>
        </div>
        <Field label="What about" hint="Optional.">
          {(tie) => (
            <Textarea
              {...tie}
              value={topic}
              maxLength={500}
              placeholder="Sample timing and the glaze colors"
              onChange={(event) => setTopic(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function tomorrowAtTen(nowMs: number): string {
  const day = new Date(nowMs);
  day.setDate(day.getDate() + 1);
  day.setHours(10, 0, 0, 0);
  return toLocal(day.getTime());
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replace(/_/g, ' ');
