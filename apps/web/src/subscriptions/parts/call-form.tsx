import { requestPlanCall } from '@brandwright/contract/subscriptions/request-plan-call.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Textarea } from '#ui/input.tsx';
import type { ManageStep } from '../manage-steps.ts';

/** Asks for a call about the plan. */
export function CallForm({
  about,
  onGo,
}: {
  about: 'PLANS' | 'PROFESSIONAL';
  onGo: (step: ManageStep) => void;
}) {
  const form = useOperationForm(requestPlanCall, {
    initial: { note: '' },
    toInput: ({ note }) => ({ about, ...(note.trim() === '' ? {} : { note: note.trim() }) }),
    onDone: () => onGo('request_sent'),
    announce: false,
  });
  return (
    <FormDialog
      title={about === 'PROFESSIONAL' ? 'See Professional with us' : 'Talk to us about your plan'}
      description="We’ll email you to find a time."
      verb="Request a call"
      leave="Not now"
      onClose={() => onGo('overview')}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="What it’s about" hint="Optional." error={form.errorOf('note')}>
        {(tie) => <Textarea {...tie} maxLength={1000} {...form.register('note')} />}
      </Field>
    </FormDialog>
  );
}
