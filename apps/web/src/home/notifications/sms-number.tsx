import { useState } from 'react';
import { confirmSmsNumber } from '@brandwright/contract/home/notifications/confirm-sms-number.ts';
import { removeSmsNumber } from '@brandwright/contract/home/notifications/remove-sms-number.ts';
import { sendSmsCode } from '@brandwright/contract/home/notifications/send-sms-code.ts';
import { useAction } from '#api/use-action.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';

interface Sent {
  smsNumber: string;
  isSent: boolean;
}

/** Where texts go: the confirmed number, or the two steps to one. */
export function SmsNumber({ smsNumber }: { smsNumber: string | null }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const remove = useAction(removeSmsNumber);
  if (sent) return <CodeForm sent={sent} onDone={() => setSent(null)} />;
  if (smsNumber === null) return <NumberForm onSent={setSent} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">
        Texts go to <span className="figures">{smsNumber}</span>.
      </p>
      <Button busy={remove.isRunning} onClick={() => void remove.run({})}>
        Remove number
      </Button>
    </div>
  );
}

function NumberForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const form = useOperationForm(sendSmsCode, {
    initial: { phoneNumber: '' },
    toInput: (values) => values,
    onDone: onSent,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-wrap items-end gap-3">
      <Field
        label="Phone number"
        hint="With + and its country code. We text you a code to confirm it."
        error={form.errorOf('phoneNumber') ?? form.failure}
        className="min-w-0 flex-1 basis-60"
      >
        {(tie) => (
          <Input
            {...tie}
            type="tel"
            autoComplete="tel"
            placeholder="+1 503 555 0123"
            maxLength={40}
            {...form.register('phoneNumber')}
          />
        )}
      </Field>
      <Button type="submit" busy={form.isRunning} className="mb-5.5">
        Send code
      </Button>
    </form>
  );
}

function CodeForm({ sent, onDone }: { sent: Sent; onDone: () => void }) {
  const form = useOperationForm(confirmSmsNumber, {
    initial: { code: '' },
    toInput: (values) => values,
    onDone,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-wrap items-end gap-3">
      <Field
        label="Code"
        hint={
          sent.isSent
            ? `The six digits that we texted to ${sent.smsNumber}.`
            : 'No SMS service is set up here, so the text is in the outbox of this installation.'
        }
        error={form.errorOf('code') ?? form.failure}
        className="min-w-0 flex-1 basis-60"
      >
        {(tie) => (
          <Input
            {...tie}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            {...form.register('code')}
          />
        )}
      </Field>
      <div className="mb-5.5 flex gap-2">
        <Button type="submit" busy={form.isRunning}>
          Confirm
        </Button>
        <Button look="quiet" onClick={onDone}>
          Use another number
        </Button>
      </div>
    </form>
  );
}
