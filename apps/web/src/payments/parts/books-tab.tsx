import { ledgerEntryKind, ledgerEntryKindLabels } from '@brandwright/contract/payments/enums.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { DayField } from '#ui/day-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Balances } from './balances.tsx';
import { LedgerTable } from './ledger-table.tsx';

const size = 20;
const kinds = ledgerEntryKind.options;

/** A day of an address; what is none counts as not said. */
const readDay = (query: URLSearchParams, name: string): string | undefined => {
  const said = query.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(said) && !Number.isNaN(Date.parse(said)) ? said : undefined;
};

/** The journal of the store’s books with both sides of every movement, and what stands on each account. */
export function BooksTab() {
  const { query, narrow, page, turnTo } = useListAddress();
  const kind = readChoice(query, 'kind', kinds);
  const from = readDay(query, 'from');
  const to = readDay(query, 'to');
  const found = useOperation(
    listLedgerEntries,
    { ...(kind ? { kind } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}), page, size },
    { keepPrevious: true },
  );
  return (
    <ListView
      list={found}
      noun="journal entries"
      turnTo={turnTo}
      toolbar={
        <>
          <FilterSelect
            label="Kind"
            anyLabel="All kinds"
            value={kind}
            onChange={(next) => narrow({ kind: next })}
            options={kinds.map((value) => ({ value, label: ledgerEntryKindLabels[value] }))}
          />
          <DayField label="From" value={from} max={to} onChange={(day) => narrow({ from: day })} />
          <DayField label="To" value={to} min={from} onChange={(day) => narrow({ to: day })} />
        </>
      }
      onClear={() => narrow({ kind: null, from: null, to: null })}
      isNarrowed={kind !== undefined || from !== undefined || to !== undefined}
      noMatch={{ title: 'No entries in this period', clearLabel: 'Show all' }}
      empty={
        <EmptyState
          title="Nothing on the books yet"
          text="Each payment, refund, fee and credit is entered here by itself, with both of its sides."
        />
      }
      skeleton={<RowsSkeleton label="journal entries" rows={6} />}
    >
      {({ rows, balances }, isStale) => (
        <div className="flex flex-col gap-5">
          <Balances balances={balances} />
          <LedgerTable rows={rows} stale={isStale} />
        </div>
      )}
    </ListView>
  );
}
