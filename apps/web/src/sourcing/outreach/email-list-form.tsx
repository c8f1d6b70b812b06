import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { checkOwnSuppliers } from '@brandwright/contract/sourcing/outreach/check-own-suppliers.ts';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Figure } from '#ui/text.tsx';
import { ListReport } from './list-report.tsx';
import { MailSample } from './mail-sample.tsx';

interface Words {
  emailSubject: string;
  emailBody: string;
}

export interface EmailListFormProps {
  checked: OutputOf<typeof checkOwnSuppliers>;
  words: Words;
  onChange: (words: Words) => void;
  /** The words changed since the mails below were made. */
  isStale: boolean;
  disabled: boolean;
}

/** What the list holds row by row, subject and text, and the first mails as they would leave. */
export function EmailListForm({ checked, words, onChange, isStale, disabled }: EmailListFormProps) {
  return (
    <div className="flex flex-col gap-5">
      <section aria-label="List" className="flex flex-col gap-3">
        <Details
          columns={2}
          items={[
            { label: 'List', value: checked.fileName },
            { label: 'Read as', value: checked.encoding },
            { label: 'Can be emailed', value: <Figure value={checked.ready} />, strong: true },
            { label: 'Left out', value: checked.notSent > 0 ? count(checked.notSent, 'row') : null },
            ...checked.columns.map(({ column, as }) => ({
              label: as === 'name' ? 'Names from' : 'Addresses from',
              value: column,
            })),
          ]}
        />
        <ListReport rows={checked.rows} most={8} />
      </section>
      <section aria-label="Message" className="flex flex-col gap-3">
        <Field label="Subject">
          {(tie) => (
            <Input
              {...tie}
              value={words.emailSubject}
              maxLength={200}
              disabled={disabled}
              onChange={(event) => onChange({ ...words, emailSubject: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Text"
          hint={`{{name}}, {{product}} and {{quantity}} are filled in. Replies go to ${checked.replyTo}. An opt-out line is added.`}
        >
          {(tie) => (
            <Textarea
              {...tie}
              rows={10}
              value={words.emailBody}
              maxLength={6000}
              disabled={disabled}
              onChange={(event) => onChange({ ...words, emailBody: event.target.value })}
            />
          )}
        </Field>
        {!isStale &&
          checked.problems.map((problem) => (
            <p key={problem} role="alert" className="text-sm text-bad">
              {problem}
            </p>
          ))}
      </section>
      {checked.firstMails.length > 0 && (
        <section aria-label="First emails" className="flex flex-col gap-3" aria-busy={isStale || undefined}>
          <h3 className="text-sm font-medium">
            {isStale ? 'The emails before your change' : 'The first emails as they’ll be sent'}
          </h3>
          {checked.firstMails.map((mail) => (
            <MailSample key={mail.to} mail={mail} />
          ))}
        </section>
      )}
    </div>
  );
}
