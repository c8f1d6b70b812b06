import { confirmPayment } from '@brandwright/contract/payments/confirm-payment.ts';
import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { paymentStatuses } from '@brandwright/contract/payments/enums.ts';
import { getPayment } from '@brandwright/contract/payments/get-payment.ts';
import { listPayments } from '@brandwright/contract/payments/list-payments.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { paymentTones, shortStatusLabels } from '../labels.ts';
import { usePaymentPermissions } from '../use-payment-permissions.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentNext } from './payment-next.tsx';
import { PaymentsTable } from './payments-table.tsx';

const size = 20;

/** What the store paid with its cards, declined payments included. */
export function PaymentsTab() {
  const { query, change, narrow, page, turnTo } = useListAddress();
  const status = readChoice(query, 'status', paymentStatuses);
  const search = readWords(query, 'searchTerm', 100);
  const filters = { ...(status ? { status } : {}), ...(search ? { search } : {}) };
  const found = useOperation(listPayments, { ...filters, page, size }, { keepPrevious: true });
  return (
    <>
      <ListView
        list={found}
        noun="payments"
        exported={{ list: 'PAYMENTS', filters }}
        turnTo={turnTo}
        toolbar={
          <>
            <SearchField
              label="Search payments"
              className="w-auto min-w-44 flex-1 sm:w-72 sm:flex-none"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <FilterSelect
              label="Status"
              anyLabel="All statuses"
              value={status}
              onChange={(next) => narrow({ status: next })}
              options={paymentStatuses.map((value) => ({ value, label: shortStatusLabels[value] }))}
            />
          </>
        }
        onClear={() => narrow({ status: null, searchTerm: null })}
        isNarrowed={status !== undefined || search !== ''}
        noMatch={{ title: 'No matching payments', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No payments yet"
            text="What you pay suppliers with a card is listed here."
            ask="Which invoices do I have to pay?"
          />
        }
        skeleton={<RowsSkeleton label="payments" />}
      >
        {({ rows }, isStale) => <PaymentsTable rows={rows} stale={isStale} />}
      </ListView>
      <PaymentSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </>
  );
}

function PaymentSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getPayment, { id: id ?? '' }, { enabled: id !== null });
  const { mayPay } = usePaymentPermissions();
  return (
    <RecordSheet
      id={id}
      onClose={onClose}
      record={found}
      waiting="Payment"
      title={({ description }) => description}
      footer={(payment) =>
        mayPay && (
          <>
            <CheckAgain payment={payment} />
            <PaymentNext payment={payment} size="medium" />
          </>
        )
      }
    >
      {(payment) => (
        <div className="flex flex-col gap-4">
          <Status tone={paymentTones[payment.status]}>{shortStatusLabels[payment.status]}</Status>
          <PaymentFacts payment={payment} />
        </div>
      )}
    </RecordSheet>
  );
}

/** Asks the bank what became of a payment that isn’t settled. */
function CheckAgain({ payment }: { payment: Payment }) {
  const action = useAction(confirmPayment);
  const isOpen = ['STARTED', 'PENDING', 'REQUIRES_ACTION'].includes(payment.status);
  if (!isOpen) return null;
  return (
    <Button busy={action.isRunning} onClick={() => void action.run({ id: payment.paymentId })}>
      Check with the bank
    </Button>
  );
}
