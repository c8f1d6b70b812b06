import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { declineWords } from '@brandwright/contract/payments/enums.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { getPublicInvoice } from '@brandwright/contract/purchasing/get-public-invoice.ts';
import { payPublicInvoice } from '@brandwright/contract/purchasing/pay-public-invoice.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { CardForm } from '#payments/card-form/card-form.tsx';
import { formatMoney } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { WaitingForBank } from '../pay/waiting.tsx';
import { forgetBank, leaveForBank } from '../public/at-bank.ts';
import { PublicFacts, type PublicInvoice } from '../public/public-facts.tsx';
import { useBackFromBank } from '../public/use-back-from-bank.ts';

/** An invoice as whoever has its link sees and pays it: no login, and nothing of the store but what is billed. */
export default function PublicPayInvoiceScreen() {
  const { sn = '' } = useParams();
  const found = useOperation(getPublicInvoice, { sn });
  const title = found.data ? `Invoice ${found.data.invoiceNumber}` : 'Invoice';
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="min-h-dvh bg-paper">
      <main className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-12 sm:py-16">
        {isMissing(found.error) && (
          <EmptyState
            title="There’s no invoice at this link"
            text="It may be incomplete, or the invoice was taken back. Ask whoever sent it for a new one."
          />
        )}
        {!isMissing(found.error) && (
          <Load query={found} skeleton={<SkeletonCard height={360} />}>
            {(invoice) => (
              <>
                <header>
                  <h1 className="font-display text-xl tracking-tight">{title}</h1>
                  <p className="mt-1 text-ink-soft">{invoice.supplierName}</p>
                </header>
                <PublicFacts invoice={invoice} />
                <PayState sn={sn} invoice={invoice} readAgain={() => void found.refetch()} />
              </>
            )}
          </Load>
        )}
      </main>
    </div>
  );
}

/** No such number, or one that was cut off on its way here. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

type Answer = OutputOf<typeof payPublicInvoice>;

function PayState({ sn, invoice, readAgain }: { sn: string; invoice: PublicInvoice; readAgain: () => void }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const action = useAction(payPublicInvoice, {
    announce: false,
    failures: 'kept',
    onDone: (next) => {
      setAnswer(next);
      if (next.status === 'REQUIRES_ACTION') leaveForBank(sn);
      readAgain();
    },
  });
  const isPaid = invoice.status === 'PAID' || answer?.status === 'COMPLETED';
  const back = useBackFromBank(sn, isPaid, readAgain);
  if (isPaid) return <Paid />;
  if (invoice.status === 'VOID' || invoice.owedMinor === 0)
    return (
      <EmptyState
        title="There’s nothing to pay"
        text="Ask whoever sent you this link if that surprises you."
      />
    );
  const amount = { amountMinor: invoice.owedMinor, currency: invoice.currency };
  if (answer?.status === 'REQUIRES_ACTION' || answer?.status === 'PENDING' || answer?.status === 'STARTED')
    return <WaitingForBank {...answer} {...amount} onAsk={readAgain} />;
  if (back === 'checking') return <WaitingForBank {...amount} status="PENDING" actionUrl={null} />;
  return (
    <section aria-label="Pay by card" className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">Pay by card</h2>
      {answer?.status === 'INSTRUMENT_DECLINED' && (
        <Alert
          text={`The card was declined ${declineWords[answer.declineReason ?? 'CARD_DECLINED']}. Nothing was charged.`}
        />
      )}
      {answer === null && back === 'nothing' && (
        <Alert text="The payment didn’t go through, so nothing was charged. Try again, or use another card." />
      )}
      <CardForm
        bank={invoice.bank}
        publishableKey={invoice.publishableKey}
        verb={`Pay ${formatMoney(invoice.owedMinor, invoice.currency)}`}
        isBusy={action.isRunning}
        failure={action.error ? messageOf(action.error) : undefined}
        onToken={(token) => {
          forgetBank(sn);
          void action.run({ sn, token, expectedOwedMinor: invoice.owedMinor });
        }}
      />
      <p className="text-xs text-ink-soft">The card pays this invoice only. It isn’t kept.</p>
    </section>
  );
}

const Alert = ({ text }: { text: string }) => (
  <p role="alert" className="rounded-lg bg-bad/8 px-4 py-3 text-sm text-bad">
    {text}
  </p>
);

function Paid() {
  return (
    <section role="status" className="flex flex-col items-center gap-2 py-6 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-good/10 text-good">
        <Check aria-hidden className="size-6" />
      </span>
      <h2 className="font-display text-xl">Paid</h2>
      <p className="text-ink-soft">Thank you. You can close this page.</p>
    </section>
  );
}
