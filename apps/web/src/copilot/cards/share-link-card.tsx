import type { createShareLink } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Card } from '#ui/card.tsx';
import type { CardProps } from '../../card-props.ts';
import { LinkAddress } from '../conversations/link-address.tsx';

/** A link that was just made. */
export function ShareLinkCard({ output }: CardProps<OutputOf<typeof createShareLink>>) {
  return (
    <Card title={output.title} label={`Link to ${output.title}`}>
      <LinkAddress link={output} />
    </Card>
  );
}
