import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { accountAddress } from '../labels.ts';
import { InviteRows } from '../parts/invite-rows.tsx';
import { PeopleRows } from '../parts/people-rows.tsx';

const threadRows = 8;

/** The people of the store, their roles and the open invites. */
export function TeamCard({ output: { members, invites, seats }, density }: CardProps<OutputOfCard<'team'>>) {
  const shown = density === 'thread' ? members.slice(0, threadRows) : members;
  return (
    <Card
      label="Team"
      title={count(members.length, 'person', 'people')}
      note={`${seats.used} of ${seats.limit} seats on the ${seats.planName} plan`}
      actions={
        <Button asChild size="small">
          <Link to={accountAddress}>Open the team</Link>
        </Button>
      }
    >
      <PeopleRows members={shown} />
      {shown.length < members.length && (
        <p className="pt-2 text-xs text-ink-soft">{members.length - shown.length} more on the team screen</p>
      )}
      {invites.length > 0 && (
        <>
          <h4 className="mt-3 text-xs font-medium text-ink-soft">Invited</h4>
          <InviteRows invites={density === 'thread' ? invites.slice(0, 4) : invites} />
        </>
      )}
    </Card>
  );
}
