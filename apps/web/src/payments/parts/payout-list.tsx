import { payoutStatuses, payoutStatusLabels } from '@brandwright/contract/payments/enums.ts';
import { getPayout } from '@brandwright/contract/payments/get-payout.ts';
import { listPayouts } from '@brandwright/contract/payments/list-payouts.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { Status } from '#ui/badge.tsx';
import { formatMoney } from '#ui/format.ts';
import { EmptyState } from '#ui/states.tsx';
import { payoutTones } from '../labels.ts';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutsTable } from './payouts-table.tsx';

const size = 20;

/** The payouts, and what waits for the next. */
export function PayoutList() {
  const { query, change, narrow, page, turnTo } = useListAddress();
  const status = readChoice(query, 'status', payoutStatuses);
  const filters = { ...(status ? { status } : {}) };
  const found = useOperation(listPayouts, { ...filters, page, size }, { keepPrevious: true });
  return (
    <>
      <ListView
        list={found}
        noun="payouts"
        exported={{ list: 'PAYOUTS', filters }}
        turnTo={turnTo}
        toolbar={
          <FilterSelect
            label="Status"
            anyLabel="All statuses"
            value={status}
            onChange={(next) => narrow({ status: next })}
            options={payoutStatuses.map((value) => ({ value, label: payoutStatusLabels[value] }))}
          />
        }
        onClear={() => narrow({ status: null })}
        isNarrowed={status !== undefined}
        noMatch={{ title: 'No matching payouts', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No payouts yet"
            text="What your shop earns is paid out to your bank account, and listed here."
          />
        }
        skeleton={<RowsSkeleton label="payouts" />}
      >
        {({ rows, waiting }, isStale) => (
          <div className="flex flex-col gap-4">
            {waiting.length > 0 && (
              <p className="text-sm text-ink-soft">
                Waiting for the next payout:{' '}
                <span className="figures font-semibold text-ink">
                  {waiting.map((one) => formatMoney(one.amountMinor, one.currency)).join(', ')}
                </span>
              </p>
            )}
            <PayoutsTable rows={rows} stale={isStale} />
          </div>
        )}
      </ListView>
      <PayoutSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </>
  );
}

function PayoutSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getPayout, { id: id ?? '' }, { enabled: id !== null });
  return (
    <RecordSheet
      id={id}
      onClose={onClose}
      record={found}
      waiting="Payout"
      title={({ amountMinor, currency }) => `Payout of ${formatMoney(amountMinor, currency)}`}
    >
      {(payout) => (
        <div className="flex flex-col gap-4">
          <Status tone={payoutTones[payout.status]}>{payoutStatusLabels[payout.status]}</Status>
          <PayoutFacts payout={payout} />
        </div>
      )}
    </RecordSheet>
  );
}
