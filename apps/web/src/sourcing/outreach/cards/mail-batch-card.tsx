import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';
import { Figure } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { BatchProgress } from '../batch-progress.tsx';
import { ListReport } from '../list-report.tsx';
import { MailSample } from '../mail-sample.tsx';

/** A mailing to a list of one's own: how far it is, what the first mail says, which rows were left out. */
export function MailBatchCard({ output, density }: CardProps<OutputOfCard<'mail_batch'>>) {
  const [first] = output.firstMails;
  return (
    <Card label="Mailing" title={output.emailSubject} note={`Replies go to ${output.replyTo}`}>
      <div className="flex flex-col gap-4">
        <BatchProgress batchId={output.batchId} total={output.queued} />
        <Details
          columns={2}
          items={[
            { label: 'Emails', value: <Figure value={output.queued} />, strong: true },
            {
              label: 'Left out',
              value: output.notSent.length > 0 ? count(output.notSent.length, 'row') : null,
            },
          ]}
        />
        {first && <MailSample mail={first} />}
        {output.notSent.length > 0 && (
          <ListReport rows={output.notSent} most={density === 'panel' ? 50 : 5} />
        )}
      </div>
    </Card>
  );
}
