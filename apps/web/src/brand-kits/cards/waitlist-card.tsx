import { askPartner } from '#frame/partner-store.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { PeopleRows } from '../parts/people-rows.tsx';

const threadRows = 8;

/** Who waits for the launch of a brand. */
export function WaitlistCard({ output, density }: CardProps<OutputOfCard<'waitlist'>>) {
  const shown = density === 'thread' ? output.people.slice(0, threadRows) : output.people;
  return (
    <Card
      label={`Waitlist of ${output.kitName}`}
      title={`Waitlist of ${output.kitName}`}
      note={output.total === 0 ? 'No one has joined yet.' : count(output.total, 'person', 'people')}
      aside={
        <Status tone={output.isWaitlistSitePublished ? 'good' : 'neutral'}>
          {output.isWaitlistSitePublished ? 'Published' : 'Not published'}
        </Status>
      }
      actions={
        output.isWaitlistSitePublished
          ? output.total > 0 && (
              <Button size="small" onClick={() => askPartner(`Export the waitlist of ${output.kitName}`)}>
                Export as CSV
              </Button>
            )
          : !output.isWaitlistSitePublished && (
              <Button
                size="small"
                onClick={() => askPartner(`Publish the waitlist site of ${output.kitName}`)}
              >
                Publish the page
              </Button>
            )
      }
    >
      {shown.length > 0 && <PeopleRows people={shown} />}
      {output.total > shown.length && (
        <p className="figures pt-2 text-sm text-ink-soft">
          {count(output.total - shown.length, 'more person', 'more people')}
        </p>
      )}
    </Card>
  );
}
