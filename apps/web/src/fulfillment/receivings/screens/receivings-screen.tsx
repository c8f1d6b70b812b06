import { Link } from 'react-router';
import { receivingStateLabels, receivingStates } from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { listReceivings } from '@brandwright/contract/fulfillment/receivings/list-receivings.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { newReceivingAddress } from '../labels.ts';
import { ReceivingsTable } from '../parts/receivings-table.tsx';

const size = 20;

/** Inbound shipments to the fulfillment partner. */
export default function ReceivingsScreen() {
  const { query, narrow, page, turnTo } = useListAddress();
  const { mayAct } = usePermissions();
  const status = readChoice(query, 'status', receivingStates);
  const differs = readChoice(query, 'differences', ['yes']);
  const search = readWords(query, 'searchTerm', 100);
  const filters = {
    ...(status ? { status } : {}),
    ...(differs ? { hasDifference: true } : {}),
    ...(search ? { search } : {}),
  };
  const found = useOperation(listReceivings, { ...filters, page, size }, { keepPrevious: true });
  useScreenInView('Receivings');
  const counts = found.data?.counts;
  return (
    <Page>
      <PageHeader
        title="Receivings"
        note="What’s on its way to the fulfillment partner, and what was counted there."
        actions={
          mayAct && (
            <Button asChild look="accent">
              <Link to={newReceivingAddress}>New receiving</Link>
            </Button>
          )
        }
      />
      <ListView
        list={found}
        noun="receivings"
        exported={{ list: 'RECEIVINGS', filters }}
        turnTo={turnTo}
        toolbar={
          <>
            <SearchField
              label="Search receivings"
              placeholder="Number, item or tracking number"
              className="sm:w-80"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <FilterSelect
              label="Status"
              anyLabel="All statuses"
              className="sm:w-56"
              value={status}
              onChange={(next) => narrow({ status: next })}
              options={receivingStates.map((value) => ({
                value,
                label: counts
                  ? `${receivingStateLabels[value]} (${counts[value]})`
                  : receivingStateLabels[value],
              }))}
            />
            <FilterSelect<'yes'>
              label="Differences"
              anyLabel="With or without differences"
              className="sm:w-56"
              value={differs}
              onChange={(next) => narrow({ differences: next })}
              options={[{ value: 'yes', label: 'With differences' }]}
            />
          </>
        }
        onClear={() => narrow({ status: null, differences: null, searchTerm: null })}
        isNarrowed={status !== undefined || differs !== undefined || search !== ''}
        noMatch={{ title: 'No matching receivings', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No receivings yet"
            text="Announce a shipment to the fulfillment partner, and it’s counted into stock when it arrives."
            ask="Announce a receiving"
          />
        }
        skeleton={<RowsSkeleton label="receivings" />}
      >
        {({ rows }, isStale) => <ReceivingsTable rows={rows} stale={isStale} />}
      </ListView>
    </Page>
  );
}
