import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerDetail } from '@brandwright/contract/orders/get-customer.ts';
import { sendCustomerEmail } from '@brandwright/contract/orders/send-customer-email.ts';
import { messageOf } from '#api/api-error.ts';
import { previewOperation } from '#api/preview-operation.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { PreviewLines } from '#ui/preview-lines.tsx';

/** Write to a customer, look at what will go out, then send exactly that. */
export function EmailDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const look = useMutation({
    mutationFn: () =>
      previewOperation(
        sendCustomerEmail,
        {
          customer: customer.id,
          message: message.trim(),
          ...(subject.trim() ? { subject: subject.trim() } : {}),
        },
        new AbortController().signal,
      ),
  });
  const send = useAction(sendCustomerEmail, { onDone: onClose });
  const looked = look.data;
  const failure = send.error ?? look.error;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !send.isRunning && onClose()}
      title={`Email ${customer.name}`}
      footer={
        looked ? (
          <>
            <Button look="quiet" disabled={send.isRunning} onClick={look.reset}>
              Back
            </Button>
            <Button look="accent" busy={send.isRunning} onClick={() => void send.run(looked.input)}>
              {looked.preview.verb}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={onClose}>
              Not now
            </Button>
            <Button
              look="solid"
              disabled={!message.trim()}
              busy={look.isPending}
              onClick={() => look.mutate()}
            >
              Review email
            </Button>
          </>
        )
      }
    >
      {looked ? (
        <div className="-mx-4">
          <PreviewLines preview={looked.preview} />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <Field label="Subject" hint="Optional">
            {(tie) => (
              <Input
                {...tie}
                maxLength={150}
                value={subject}
                onChange={(event) => setSubject(event.target.value)}
              />
            )}
          </Field>
          <Field label="Message" hint={`Goes to ${customer.email ?? ''}; the answer comes to you.`}>
            {(tie) => (
              <Textarea
                {...tie}
                rows={7}
                maxLength={5000}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {messageOf(failure)}
        </p>
      )}
    </Dialog>
  );
}
