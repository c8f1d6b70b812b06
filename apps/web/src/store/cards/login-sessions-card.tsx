import { Link } from 'react-router';
import { securityPath } from '@brandwright/contract/store/account/entities.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { SessionList } from '../account/session-list.tsx';

const threadRows = 6;

/** Where the person is logged in, and the way to the screen that ends single ones. */
export function LoginSessionsCard({ output, density }: CardProps<OutputOfCard<'login_sessions'>>) {
  const { sessions } = output;
  const shown = density === 'thread' ? sessions.slice(0, threadRows) : sessions;
  return (
    <Card
      label="Your logins"
      title={sessions.length === 0 ? 'No logins' : count(sessions.length, 'login')}
      actions={
        <Button asChild size="small">
          <Link to={securityPath}>Open security</Link>
        </Button>
      }
    >
      {shown.length > 0 && <SessionList sessions={shown} />}
    </Card>
  );
}
