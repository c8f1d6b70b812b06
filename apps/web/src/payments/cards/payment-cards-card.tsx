import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { cardsAddress } from '../labels.ts';
import { CardName } from '../parts/card-name.tsx';

/** The cards on file, also after one was removed or made the default. */
export function PaymentCardsCard({ output }: CardProps<OutputOfCard<'payment_cards'>>) {
  const { cards } = output;
  const removed = 'removed' in output ? output.removed : null;
  const note = removed ? `${removed.name} was removed` : undefined;
  const open = (
    <Button asChild size="small">
      <Link to={cardsAddress}>{cards.length === 0 ? 'Add a card' : 'Open Payments'}</Link>
    </Button>
  );
  if (cards.length === 0)
    return (
      <Card
        label="Cards on file"
        title="No card on file"
        note={note ?? 'Add one to pay suppliers from here.'}
        actions={open}
      />
    );
  return (
    <Card
      label="Cards on file"
      title={`${count(cards.length, 'card')} on file`}
      {...(note ? { note } : {})}
      actions={open}
    >
      <ul aria-label="Cards" className="flex flex-col text-sm">
        {cards.map((card) => (
          <li key={card.cardId} className="border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0">
            <CardName card={card} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
