import { useState } from 'react';
import type { CustomerDetail } from '@brandwright/contract/orders/get-customer.ts';
import { sendCustomerEmail } from '@brandwright/contract/orders/send-customer-email.ts';
import { ReviewDialog } from '#kit/review-dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';

/** Write to a customer, look at what will go out, then send exactly that. */
export function EmailDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  return (
    <ReviewDialog
      declaration={sendCustomerEmail}
      title={`Email ${customer.name}`}
      input={{
        customer: customer.id,
        message: message.trim(),
        ...(subject.trim() ? { subject: subject.trim() } : {}),
      }}
      canReview={message.trim() !== ''}
      review="Review email"
      onClose={onClose}
    >
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
    </ReviewDialog>
  );
}
