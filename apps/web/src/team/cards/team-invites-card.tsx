import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { accountAddress } from '../labels.ts';
import { InviteRows } from '../parts/invite-rows.tsx';

const threadRows = 8;

/** Invites to the team. */
export function TeamInvitesCard({ output, density }: CardProps<OutputOfCard<'team_invites'>>) {
  if (output.total === 0)
    return <Card label="Team invites" title="No invites" note="People you invite to the team appear here." />;
  return (
    <Card
      label="Team invites"
      title={count(output.total, 'invite')}
      actions={
        <Button asChild size="small">
          <Link to={accountAddress}>Open the team</Link>
        </Button>
      }
    >
      <InviteRows invites={density === 'thread' ? output.rows.slice(0, threadRows) : output.rows} />
    </Card>
  );
}
