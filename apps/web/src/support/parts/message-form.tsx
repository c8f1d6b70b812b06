import { useState } from 'react';
import { recordSupportAnswer } from '@brandwright/contract/support/record-support-answer.ts';
import { replyToSupportTicket } from '@brandwright/contract/support/reply-to-support-ticket.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { AttachmentField } from '#orders/parts/attachment-field.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/input.tsx';
import { ticketAccept } from '../labels.ts';

/** The next message to support, under the lines of its ticket. */
export function ReplyForm({ ticketId }: { ticketId: string }) {
  const [files, setFiles] = useState<{ id: string; name: string }[]>([]);
  const form = useOperationForm(replyToSupportTicket, {
    initial: { message: '' },
    toInput: ({ message }) => ({ ticketId, message, attachmentFileIds: files.map(({ id }) => id) }),
    onDone: () => {
      form.setValue('message', '');
      setFiles([]);
    },
  });
  return (
    <form
      noValidate
      aria-label="Reply"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isRunning) form.submit(event);
      }}
    >
      <Field label="Reply to support" error={form.errorOf('message') ?? form.failure}>
        {(tie) => <Textarea {...tie} {...form.register('message')} rows={3} maxLength={5000} />}
      </Field>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <AttachmentField files={files} onChange={setFiles} label="Attach a file" accept={ticketAccept} />
        <Button look="accent" type="submit" busy={form.isRunning}>
          Send to support
        </Button>
      </div>
    </form>
  );
}

/** Puts on the ticket what support answered by mail. */
export function AnswerDialog({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const form = useOperationForm(recordSupportAnswer, {
    initial: { text: '' },
    toInput: ({ text }) => ({ ticketId, text }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Record support’s answer"
      description="Support answers by email. Paste the answer here to add it to the ticket."
      verb="Record the answer"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Their answer" error={form.errorOf('text')}>
        {(tie) => <Textarea {...tie} {...form.register('text')} autoFocus rows={5} maxLength={5000} />}
      </Field>
    </FormDialog>
  );
}
