import { useState } from 'react';
import { Link } from 'react-router';
import { paymentWords } from '@brandwright/contract/payments/words.ts';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { invoiceStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { Section } from '#orders/parts/section.tsx';
import { bankAddress } from '#payments/labels.ts';
import { usePaymentPermissions } from '#payments/use-payment-permissions.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { PurchaseSuccess } from '../checkout/success-step.tsx';
import { invoiceAddress, invoiceShippingAddress, invoiceTones } from '../labels.ts';
import { InvoiceFacts } from '../parts/invoice-facts.tsx';
import { InvoiceRecord, invoiceList } from '../parts/invoice-record.tsx';
import { AmountChoice, amountOf, wholeAmount } from '../pay/amount-choice.tsx';
import { PayPanel } from '../pay/pay-panel.tsx';
import { useCapture } from '../pay/use-capture.ts';
import { isOpen, useConfirm } from '../pay/use-confirm.ts';
import { WaitingForBank } from '../pay/waiting.tsx';

/** Pays an invoice; the bank and the wallet send people back to here. */
export default function PayInvoiceScreen() {
  return (
    <InvoiceRecord waiting="Pay an invoice" does="Pay">
      {(invoice) => <Pay invoice={invoice} />}
    </InvoiceRecord>
  );
}

function Pay({ invoice }: { invoice: SupplierInvoice }) {
  return (
    <>
      <PageHeader
        title={invoice.status === 'PAID' ? invoice.invoiceNumber : `Pay ${invoice.invoiceNumber}`}
        crumbs={[invoiceList]}
        beside={<Status tone={invoiceTones[invoice.status]}>{invoiceStatusLabels[invoice.status]}</Status>}
        note={`${invoice.supplierName} · due ${formatDay(invoice.dueOn)}`}
      />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <PayState invoice={invoice} />
        </div>
        <Section
          title="Invoice"
          aside={
            invoice.status !== 'PAID' &&
            invoice.status !== 'VOID' && (
              <Button asChild look="quiet" size="small">
                <Link to={invoiceShippingAddress(invoice.invoiceId)}>
                  {invoice.shippingAddress ? 'Change address' : 'Add address'}
                </Link>
              </Button>
            )
          }
        >
          <InvoiceFacts invoice={invoice} />
        </Section>
      </div>
    </>
  );
}

function PayState({ invoice }: { invoice: SupplierInvoice }) {
  const { mayPay } = usePaymentPermissions();
  const [amount, setAmount] = useState(wholeAmount);
  const [replaced, setReplaced] = useState<string>();
  const [last] = invoice.payments;
  const open = invoice.payments.find(isOpen);
  const atWallet = useCapture(open, mayPay);
  // A payment that is being captured is asked about by its capture.
  const { isAsking, askAgain } = useConfirm(atWallet.isCapturing ? undefined : open, mayPay);
  if (invoice.status === 'PAID') return <PurchaseSuccess invoice={invoice} />;
  if (invoice.status === 'VOID')
    return (
      <EmptyState
        title="This invoice is void"
        text="There’s nothing to pay."
        action={
          <Button asChild>
            <Link to={invoiceAddress(invoice.invoiceId)}>Open the invoice</Link>
          </Button>
        }
      />
    );
  if (open && open.paymentId !== replaced)
    return (
      <WaitingForBank
        {...open}
        isAsking={isAsking || atWallet.isCapturing}
        {...(mayPay
          ? { onAsk: open.status === 'REQUIRES_ACTION' && atWallet.capture ? atWallet.capture : askAgain }
          : {})}
      >
        {atWallet.failure && (
          <p role="alert" className="basis-full text-sm text-bad">
            {atWallet.failure}
          </p>
        )}
        {open.status === 'REQUIRES_ACTION' && mayPay && (
          <Button look="quiet" onClick={() => setReplaced(open.paymentId)}>
            {open.walletOrderId === null ? 'Use another card' : 'Pay another way'}
          </Button>
        )}
      </WaitingForBank>
    );
  // Of one that was given up nothing counts as owed, and all that isn’t paid can still be.
  const owedMinor = invoice.totalMinor - invoice.paidMinor;
  const part = amountOf(amount, owedMinor, invoice.currency);
  return (
    <div className="flex flex-col gap-5">
      {last?.status === 'INSTRUMENT_DECLINED' && (
        <p role="alert" className="rounded-lg bg-bad/8 px-4 py-3 text-sm text-bad">
          {paymentWords(last, invoice.invoiceNumber)}
        </p>
      )}
      {last?.status === 'COMPLETED' && (
        <p role="status" className="rounded-lg bg-good/8 px-4 py-3 text-sm text-good">
          {formatMoney(invoice.paidMinor, invoice.currency)} is paid, and{' '}
          {formatMoney(owedMinor, invoice.currency)} still open.
        </p>
      )}
      {invoice.status === 'UNCOLLECTIBLE' && (
        <p className="rounded-lg bg-ink/5 px-4 py-3 text-sm">
          This invoice is marked uncollectible. You can still pay it.
        </p>
      )}
      <PayPanel
        declaration={payInvoice}
        currency={invoice.currency}
        inputFor={(cardId, credit) =>
          part.fault === undefined
            ? {
                invoiceId: invoice.invoiceId,
                cardId,
                ...credit,
                ...(part.amountMinor === undefined ? {} : { amountMinor: part.amountMinor }),
              }
            : null
        }
        walletInput={
          part.fault === undefined
            ? {
                invoiceId: invoice.invoiceId,
                payWith: 'WALLET' as const,
                ...(part.amountMinor === undefined ? {} : { amountMinor: part.amountMinor }),
              }
            : null
        }
        onAnswer={({ payment }) => {
          setAmount(wholeAmount);
          setReplaced(undefined);
          const atWalletPage = payment.walletOrderId === null ? null : bankAddress(payment.actionUrl);
          if (atWalletPage !== null) window.location.assign(atWalletPage);
        }}
        beside={
          <Button asChild look="quiet" size="large">
            <Link to={invoiceAddress(invoice.invoiceId)}>Not now</Link>
          </Button>
        }
      >
        <section>
          <h2 className="pb-2 text-sm font-semibold">Amount</h2>
          <AmountChoice
            value={amount}
            onChange={setAmount}
            owedMinor={owedMinor}
            currency={invoice.currency}
          />
        </section>
      </PayPanel>
    </div>
  );
}
