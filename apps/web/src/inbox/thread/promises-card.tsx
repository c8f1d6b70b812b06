import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { PromiseList } from './promise-list.tsx';

/** What was promised in a thread, each with the sentence it comes from. */
export function PromisesCard({ output }: CardProps<OutputOfCard<'promises'>>) {
  const { supplierName, promises, conversationSid } = output;
  return (
    <Card
      label={`Promises in the conversation with ${supplierName}`}
      title={
        <>
          Promised in the conversation with <bdi>{supplierName}</bdi>
        </>
      }
      actions={
        <Button asChild size="small">
          <Link to={conversationAddress(conversationSid)}>Open conversation</Link>
        </Button>
      }
    >
      {promises.length > 0 ? (
        <PromiseList promises={promises} />
      ) : (
        <p className="text-sm text-ink-soft">
          Prices, MOQ, times and terms will appear here once a message states them.
        </p>
      )}
    </Card>
  );
}
