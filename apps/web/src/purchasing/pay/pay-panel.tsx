import { useState, type ReactNode } from 'react';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { getPublishableKey } from '@brandwright/contract/payments/get-publishable-key.ts';
import { listCards } from '@brandwright/contract/payments/list-cards.ts';
import { paymentWords } from '@brandwright/contract/payments/words.ts';
import type { InvoicePayment } from '@brandwright/contract/purchasing/entities.ts';
import { useOperation } from '#api/use-operation.ts';
import { CardChoice, firstChoice, newCard, walletChoice } from '#payments/parts/card-choice.tsx';
import { needsAdmin, usePaymentPermissions } from '#payments/use-payment-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { PreviewLines } from '#ui/preview-lines.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { DeniedState } from '#ui/states.tsx';
import { CreditChoice } from './credit-choice.tsx';
import { usePay, type PayDeclaration } from './use-pay.ts';

export interface PayPanelProps<D extends PayDeclaration> {
  declaration: D;
  /** What is paid with a card, after the account's credit where that is chosen; null while something above isn’t right. */
  inputFor: (cardId: string, credit: { useCredit?: true }) => SendOf<D> | null;
  currency: string;
  /** What is paid with the wallet, where it can be; null while something above isn’t right. */
  walletInput?: SendOf<D> | null;
  /** The bank answered, and not with a no: paid, to confirm, or being processed. */
  onAnswer: (answer: InvoicePayment) => void;
  /** Fields above the cards: the amount. */
  children?: ReactNode;
  /** What stands beside the button: the way back. */
  beside?: ReactNode;
}

/** Choose a card, or the wallet, look at what will be charged, pay. A declined card stays on the page, with why, and another can be tried. */
export function PayPanel<D extends PayDeclaration>(props: PayPanelProps<D>) {
  const cards = useOperation(listCards, {});
  const { isKnown, mayPay, askOwner } = usePaymentPermissions();
  if (isKnown && !mayPay)
    return <DeniedState message="You can’t pay from this store." who={`${needsAdmin} ${askOwner}`} />;
  return (
    <Load
      query={cards}
      skeleton={
        <div role="status" aria-label="Loading your cards" className="flex flex-col gap-3">
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
        </div>
      }
    >
      {(found) => <Panel {...props} cards={found.cards} />}
    </Load>
  );
}

function Panel<D extends PayDeclaration>({
  declaration,
  inputFor,
  currency,
  walletInput,
  onAnswer,
  children,
  beside,
  cards,
}: PayPanelProps<D> & { cards: Parameters<typeof firstChoice>[0] }) {
  const [chosen, setChosen] = useState<string>();
  const [usesCredit, setUsesCredit] = useState(false);
  const [declined, setDeclined] = useState<InvoicePayment | null>(null);
  const takesWallet = walletInput !== undefined;
  const key = useOperation(getPublishableKey, {}, { enabled: takesWallet });
  const value = chosen ?? firstChoice(cards);
  const isWallet = value === walletChoice;
  const input = isWallet
    ? (walletInput ?? null)
    : value === newCard
      ? null
      : inputFor(value, usesCredit ? { useCredit: true } : {});
  const pay = usePay(declaration, input, (answer) => {
    if (answer.payment.status === 'INSTRUMENT_DECLINED') setDeclined(answer);
    else onAnswer(answer);
  });
  return (
    <div className="flex flex-col gap-5">
      {children}
      <section>
        <h2 className="pb-2 text-sm font-semibold">{takesWallet ? 'Pay with' : 'Card'}</h2>
        <CardChoice
          cards={cards}
          wallet={takesWallet ? key.data?.wallet.name : undefined}
          value={value}
          disabled={pay.isPaying}
          onChange={(cardId) => {
            setChosen(cardId);
            setDeclined(null);
          }}
        />
      </section>
      {!isWallet && value !== newCard && (
        <CreditChoice
          currency={currency}
          checked={usesCredit}
          disabled={pay.isPaying}
          onChange={setUsesCredit}
        />
      )}
      {declined && (
        <p role="alert" className="rounded-lg bg-bad/8 px-4 py-3 text-sm text-bad">
          {paymentWords(declined.payment, declined.invoice.invoiceNumber)}
        </p>
      )}
      {value !== newCard && (
        <>
          {pay.preview && (
            <div className="rounded-xl border border-line bg-raised">
              <PreviewLines preview={pay.preview} />
            </div>
          )}
          {!pay.preview && pay.isLooking && (
            <div role="status" aria-label="Checking what will be charged">
              <SkeletonText lines={4} />
            </div>
          )}
          {pay.failure && (
            <p role="alert" className="text-sm text-bad">
              {pay.failure}
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {value !== newCard &&
          (pay.failure && !pay.canPay ? (
            <Button onClick={pay.lookAgain}>Try again</Button>
          ) : (
            <Button
              look="accent"
              size="large"
              busy={pay.isPaying}
              disabled={!pay.canPay}
              onClick={() => void pay.pay()}
            >
              {pay.preview?.verb ?? 'One moment'}
            </Button>
          ))}
        {beside}
      </div>
    </div>
  );
}
