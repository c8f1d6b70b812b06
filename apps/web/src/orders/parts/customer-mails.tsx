import type { CustomerMail } from '@brandwright/contract/orders/customers.ts';
import { Badge } from '#ui/badge.tsx';
import { Moment } from '#ui/text.tsx';

const states: Readonly<Record<CustomerMail['status'], string | null>> = {
  QUEUED: 'On its way',
  SENT: null,
  FAILED: 'Not sent',
};

/** Emails to a customer as they went out, newest first; each unfolds. */
export function CustomerMails({
  mails,
  hasAddress,
}: {
  mails: readonly CustomerMail[];
  hasAddress: boolean;
}) {
  if (mails.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        {hasAddress ? 'No emails yet.' : 'There’s no email address for this customer.'}
      </p>
    );
  return (
    <ul className="flex flex-col divide-y divide-line">
      {mails.map((mail) => (
        <li key={mail.id} className="py-2.5 text-sm first:pt-0 last:pb-0">
          <details>
            <summary className="cursor-pointer rounded-sm">
              <span className="wrap-anywhere">{mail.subject}</span>{' '}
              {states[mail.status] && <Badge>{states[mail.status]}</Badge>}
            </summary>
            <p className="mt-2 rounded-lg bg-ink/4 px-3 py-2.5 whitespace-pre-wrap wrap-anywhere">
              {mail.body}
            </p>
          </details>
          {mail.failure && <p className="mt-1 text-xs text-bad">{mail.failure}</p>}
          <p className="mt-0.5 text-xs text-ink-soft">
            {mail.author} · <Moment at={mail.sentAt ?? mail.createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
