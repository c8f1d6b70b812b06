import type { PaymentCard } from '@brandwright/contract/payments/entities.ts';
import { cardBrandLabels } from '@brandwright/contract/payments/enums.ts';
import { Badge } from '#ui/badge.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { AddCard } from './add-card.tsx';
import { expiryText } from './card-name.tsx';

/** Stands for a card that isn’t on file. */
export const newCard = 'NEW';

/** Stands for the wallet. */
export const walletChoice = 'WALLET';

/** The card that is chosen at first: the default one, else another that hasn’t expired, else a new one. */
export const firstChoice = (cards: readonly PaymentCard[]): string =>
  (
    cards.find(({ isDefault, hasExpired }) => isDefault && !hasExpired) ??
    cards.find(({ hasExpired }) => !hasExpired)
  )?.cardId ?? newCard;

/** Which card pays: one on file, one that is added here, or a wallet in place of one. */
export function CardChoice({
  cards,
  wallet,
  value,
  onChange,
  disabled = false,
}: {
  cards: readonly PaymentCard[];
  /** How the wallet is called, where it can be paid with. */
  wallet?: string | undefined;
  value: string;
  onChange: (cardId: string) => void;
  disabled?: boolean;
}) {
  return (
    <RadioCards
      label={wallet === undefined ? 'Card to pay with' : 'What to pay with'}
      compact
      value={value}
      onChange={onChange}
      disabled={disabled}
      cards={[
        ...cards
          .filter(({ hasExpired }) => !hasExpired)
          .map((card) => ({
            value: card.cardId,
            label: `${cardBrandLabels[card.brand]} •••• ${card.last4}`,
            text: `Expires ${expiryText(card)}`,
            ...(card.isDefault ? { aside: <Badge>Default</Badge> } : {}),
          })),
        ...(wallet === undefined
          ? []
          : [{ value: walletChoice, label: wallet, text: 'You approve it on the wallet’s own page.' }]),
        {
          value: newCard,
          label: cards.length === 0 ? 'Add a card' : 'Another card',
          text: 'It’s kept for the next time. You can remove it under Payments.',
          details: <AddCard onAdded={({ cardId }) => onChange(cardId)} />,
        },
      ]}
    />
  );
}
