import { requestSupplierMeeting } from '@brandwright/contract/inbox/request-supplier-meeting.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
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

/** Asks a supplier for a call: day and time in the reader's zone, length, topic. */
export function MeetingDialog({
  conversationSid,
  supplierName,
  topic: firstTopic = '',
  minutes: firstMinutes = 30,
  onClose,
}: MeetingDialogProps) {
  const form = useOperationForm(requestSupplierMeeting, {
    initial: { at: tomorrowAtTen(serverNowMs()), minutes: String(firstMinutes), topic: firstTopic },
    toInput: ({ at, minutes, topic }) => ({
      conversationSid,
      callTime: fromLocal(at),
      durationMinutes: Number(minutes),
      ...(topic.trim() ? { topic: topic.trim() } : {}),
    }),
    fieldOf: { callTime: 'at', durationMinutes: 'minutes' },
    check: ({ at }) => timeFault(fromLocal(at)),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Request a call"
      description={`${supplierName} gets it as a message and can accept, decline or suggest another time.`}
      verb="Request call"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <Field label="When" hint={`Your time, ${zone()}.`} error={form.errorOf('at')}>
          {(tie) => (
            <Input {...tie} {...form.register('at')} type="datetime-local" min={toLocal(serverNowMs())} />
          )}
        </Field>
        <Field label="Length" error={form.errorOf('minutes')}>
          {(tie) => (
            <Select
              {...tie}
              value={form.watch('minutes')}
              onChange={(next) => form.setValue('minutes', next)}
              options={[...new Set([...lengths, firstMinutes])]
                .toSorted((one, other) => one - other)
                .map((length) => ({ value: String(length), label: `${length} minutes` }))}
            />
          )}
        </Field>
      </div>
      <Field label="Topic" hint="Optional" error={form.errorOf('topic')}>
        {(tie) => (
          <Textarea
            {...tie}
            {...form.register('topic')}
            maxLength={500}
            placeholder="Sample timing and the glaze colors"
          />
        )}
      </Field>
    </FormDialog>
  );
}

function timeFault(instant: string | null): { at?: string } {
  if (!instant) return { at: 'Choose a day and a time.' };
  return Date.parse(instant) <= serverNowMs() ? { at: 'That time has passed. Choose a later one.' } : {};
}

function tomorrowAtTen(nowMs: number): string {
  const day = new Date(nowMs);
  day.setDate(day.getDate() + 1);
  day.setHours(10, 0, 0, 0);
  return toLocal(day.getTime());
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replace(/_/g, ' ');
