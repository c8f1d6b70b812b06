import type { BookingDetail } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { updateBooking } from '@brandwright/contract/fulfillment/bookings/update-booking.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Textarea } from '#ui/input.tsx';

const answers = { CONFIRMED: 'Confirmed', DONE: 'Done', CANCELED: 'Canceled by the partner' } as const;
type Answer = keyof typeof answers;

/** Records what the partner wrote back. */
export function AnswerDialog({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const { confirm, finish, cancel } = booking.allowed;
  const next = (Object.keys(answers) as Answer[]).filter(
    (answer) => ({ CONFIRMED: confirm, DONE: finish, CANCELED: cancel })[answer],
  );
  const initial: { status: Answer; partnerNote: string } = { status: next[0] ?? 'DONE', partnerNote: '' };
  const form = useOperationForm(updateBooking, {
    initial,
    toInput: ({ status, partnerNote }) => ({
      bookingId: booking.id,
      status,
      ...(partnerNote.trim() ? { partnerNote } : {}),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Record the answer on ${booking.handle}`}
      description="Nothing is sent. It can be undone."
      verb="Record the answer"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Status" error={form.errorOf('status')}>
        {(tie) => (
          <NativeSelect {...tie} {...form.register('status')}>
            {next.map((answer) => (
              <option key={answer} value={answer}>
                {answers[answer]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="What they wrote" hint="Optional" error={form.errorOf('partnerNote')}>
        {(tie) => <Textarea {...tie} rows={3} maxLength={2000} {...form.register('partnerNote')} />}
      </Field>
    </FormDialog>
  );
}
