import { askPartner } from '@brandwright/contract/sourcing/marketplace/partners/ask-partner.ts';
import type { Partner } from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Textarea } from '#ui/input.tsx';

/** A message to a service provider; nothing is sent before it is written and the button pressed. */
export function AskPartnerDialog({ partner, onClose }: { partner: Partner | null; onClose: () => void }) {
  return partner && <OpenMessage key={partner.partnerId} partner={partner} onClose={onClose} />;
}

function OpenMessage({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const form = useOperationForm(askPartner, {
    initial: { message: '' },
    toInput: ({ message }) => ({ partnerId: partner.partnerId, message }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Write to ${partner.name}`}
      description="Sent by email. Replies come to your email address."
      verb={`Send to ${partner.name}`}
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field
        label="Message"
        hint={`Usually answered within ${partner.responseHours} hours.`}
        error={form.errorOf('message')}
      >
        {(tie) => <Textarea {...tie} {...form.register('message')} rows={6} maxLength={4000} />}
      </Field>
    </FormDialog>
  );
}
