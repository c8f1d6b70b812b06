import { ExternalLink, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentStatus } from '@brandwright/contract/payments/enums.ts';
import { bankAddress } from '#payments/labels.ts';
import { Button } from '#ui/button.tsx';
import { formatMoney } from '#ui/format.ts';

/** A payment that is neither through nor declined: to be confirmed with the bank, or being processed. */
export function WaitingForBank({
  status,
  amountMinor,
  currency,
  actionUrl,
  method = 'your bank',
  walletOrderId = null,
  isAsking = false,
  onAsk,
  children,
}: {
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  actionUrl: string | null;
  method?: string;
  /** Of a payment with a wallet. */
  walletOrderId?: string | null;
  isAsking?: boolean;
  onAsk?: () => void;
  /** What else can be done. */
  children?: ReactNode;
}) {
  const atBank = status === 'REQUIRES_ACTION' ? bankAddress(actionUrl) : null;
  const amount = formatMoney(amountMinor, currency);
  const isWallet = walletOrderId !== null;
  const says = isWallet
    ? {
        title: `Approve the payment at ${method}`,
        text: `Approve ${amount} on the page of ${method}. You come back here afterwards. Nothing is paid until you do.`,
        link: `Continue to ${method}`,
        ask: 'I approved it',
      }
    : {
        title: 'Your bank asks you to confirm',
        text: `Confirm ${amount} on your bank’s page. You come back here afterwards. Nothing is paid until you do.`,
        link: 'Confirm with your bank',
        ask: 'Check again',
      };
  return (
    <section
      role="status"
      className="flex flex-col items-start gap-4 rounded-xl border border-line bg-raised p-5"
    >
      <div className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">
          {atBank ? says.title : `${isWallet ? method : 'The bank'} is processing your payment`}
        </h2>
        <p className="text-ink-soft">
          {atBank ? says.text : `${amount} is on its way. You can leave this page: nothing is charged twice.`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {atBank ? (
          <Button asChild look="accent" size="large">
            <a href={atBank}>
              <ExternalLink aria-hidden />
              {says.link}
            </a>
          </Button>
        ) : (
          <LoaderCircle aria-hidden className="size-5 animate-spin text-ink-soft" />
        )}
        {onAsk && (
          <Button look="quiet" busy={isAsking} onClick={onAsk}>
            {atBank ? says.ask : 'Check again'}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
