import { Link } from 'react-router';
import { tokensPath } from '@brandwright/contract/store/account/entities.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { TokenList } from '../account/token-list.tsx';

/** Tokens of programs, and the way to the screen that makes and revokes them. */
export function ApiTokensCard({ output }: CardProps<OutputOfCard<'api_tokens'>>) {
  const { tokens } = output;
  return (
    <Card
      label="API tokens"
      title={tokens.length === 0 ? 'No API tokens' : count(tokens.length, 'API token')}
      actions={
        <Button asChild size="small">
          <Link to={tokensPath}>Open API and MCP</Link>
        </Button>
      }
    >
      {tokens.length > 0 && <TokenList tokens={tokens} />}
    </Card>
  );
}
