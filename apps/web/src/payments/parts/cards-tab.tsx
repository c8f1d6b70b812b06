import { Plus } from 'lucide-react';
import { useState } from 'react';
import { detachCard } from '@brandwright/contract/payments/detach-card.ts';
import type { PaymentCard } from '@brandwright/contract/payments/entities.ts';
import { listCards } from '@brandwright/contract/payments/list-cards.ts';
import { setDefaultCard } from '@brandwright/contract/payments/set-default-card.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { needsAdmin, usePaymentPermissions } from '../use-payment-permissions.ts';
import { AddCardDialog } from './add-card.tsx';
import { CardName } from './card-name.tsx';

/** The cards on file: which one is charged, add, remove. */
export function CardsTab() {
  const found = useOperation(listCards, {});
  const { isKnown, mayPay, askOwner } = usePaymentPermissions();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PaymentCard | null>(null);
  const add = mayPay && (
    <Button look="accent" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      Add a card
    </Button>
  );
  return (
    <>
      <Load
        query={found}
        skeleton={<Skeleton className="h-40 w-full max-w-2xl" />}
        isEmpty={({ cards }) => cards.length === 0}
        empty={
          <EmptyState
            title="No card on file"
            text="Add a card to pay suppliers for samples, production and invoices."
            action={add}
          />
        }
      >
        {({ cards }) => (
          <div className="flex max-w-2xl flex-col gap-4">
            <ul aria-label="Cards on file" className="flex flex-col rounded-xl border border-line bg-raised">
              {cards.map((card) => (
                <li
                  key={card.cardId}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 first:border-t-0"
                >
                  <CardName card={card} />
                  {mayPay && <CardActions card={card} onRemove={() => setRemoved(card)} />}
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-soft">
              The default card is charged when no other is chosen. Nothing is charged without your approval.
            </p>
            <div>{add}</div>
          </div>
        )}
      </Load>
      {isKnown && !mayPay && (
        <p className="pt-4 text-sm text-ink-soft">
          {needsAdmin} {askOwner}
        </p>
      )}
      {isAdding && <AddCardDialog onClose={() => setAdding(false)} />}
      <OperationDialog
        declaration={detachCard}
        input={removed && { cardId: removed.cardId }}
        title="Remove this card"
        onClose={() => setRemoved(null)}
      />
    </>
  );
}

function CardActions({ card, onRemove }: { card: PaymentCard; onRemove: () => void }) {
  const action = useAction(setDefaultCard);
  return (
    <span className="flex gap-2">
      {!card.isDefault && !card.hasExpired && (
        <Button
          size="small"
          aria-label={`Make ${card.name} the default`}
          busy={action.isRunning}
          onClick={() => void action.run({ cardId: card.cardId })}
        >
          Make default
        </Button>
      )}
      <Button size="small" look="quiet" aria-label={`Remove ${card.name}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
