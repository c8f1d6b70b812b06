import { CreditCard } from 'lucide-react';
import type { PaymentCard } from '@brandwright/contract/payments/entities.ts';
import { cardBrandLabels } from '@brandwright/contract/payments/enums.ts';
import { Badge } from '#ui/badge.tsx';

/** "08/29". */
export const expiryText = ({
  expiresMonth,
  expiresYear,
}: Pick<PaymentCard, 'expiresMonth' | 'expiresYear'>) =>
  `${String(expiresMonth).padStart(2, '0')}/${String(expiresYear).slice(-2)}`;

/** A card on file: brand, last four digits, when it expires, whether it is the default. */
export function CardName({ card }: { card: PaymentCard }) {
  return (
    <span className="flex min-w-0 flex-1 basis-56 items-center gap-3">
      <span className="grid h-8 w-11 shrink-0 place-items-center rounded-md border border-line bg-paper text-ink-soft">
        <CreditCard aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">
            {cardBrandLabels[card.brand]} <span className="figures">•••• {card.last4}</span>
          </span>
          {card.isDefault && <Badge>Default</Badge>}
          {card.hasExpired && <Badge tone="bad">Expired</Badge>}
        </span>
        <span className="figures block text-xs text-ink-soft">
          {card.hasExpired ? 'Expired' : 'Expires'} {expiryText(card)}
        </span>
      </span>
    </span>
  );
}
