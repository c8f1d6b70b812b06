import { Link } from 'react-router';
import { roleLabels } from '@brandwright/contract/team/roles.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { Day } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { accountAddress } from '../labels.ts';
import { InviteStatus } from '../parts/invite-status.tsx';

/** One invite to the team. */
export function TeamInviteCard({ output }: CardProps<OutputOfCard<'team_invite'>>) {
  return (
    <Card
      label="Team invite"
      title={output.email}
      aside={<InviteStatus invite={output} />}
      actions={
        <Button asChild size="small">
          <Link to={accountAddress}>Open the team</Link>
        </Button>
      }
    >
      <Details
        items={[
          { label: 'Role', value: roleLabels[output.role] },
          { label: 'Invited by', value: output.invitedBy },
          { label: 'Sent', value: <Day at={output.sentAt} /> },
          {
            label: output.acceptedAt ? 'Accepted' : 'Link works until',
            value: output.status === 'CANCELED' ? null : <Day at={output.acceptedAt ?? output.expiresAt} />,
          },
        ]}
      />
    </Card>
  );
}
