import { Link } from 'react-router';
import {
  requestStatuses,
  requestStatusLabels,
  type RequestStatus,
} from '@brandwright/contract/sourcing/rfq/enums.ts';
import { listProjectRequests } from '@brandwright/contract/sourcing/rfq/list-project-requests.ts';
import { useOperation } from '#api/use-operation.ts';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { formAddress } from '../labels.ts';
import { useRequestPermissions } from '../use-request-permissions.ts';
import { RequestsTable } from './requests-table.tsx';

const size = 20;
type Tab = RequestStatus | 'ALL';
const tabs: readonly Tab[] = ['ALL', ...requestStatuses];

/** Requests by status, found by words; the address holds both. */
export function RequestsList() {
  const { query, narrow, page, turnTo } = useListAddress();
  const { mayAct } = useRequestPermissions();
  const tab = readChoice(query, 'status', tabs) ?? 'ALL';
  const search = query.get('searchTerm') ?? '';
  const found = useOperation(
    listProjectRequests,
    { ...(tab === 'ALL' ? {} : { status: tab }), ...(search ? { search } : {}), page, size },
    { keepPrevious: true },
  );
  const counts = found.data?.counts;
  const countOf = (one: Tab) =>
    one === 'ALL'
      ? counts?.reduce((sum, { count }) => sum + count, 0)
      : counts?.find(({ status }) => status === one)?.count;
  return (
    <ListView
      list={found}
      noun="requests"
      saved={{ list: 'project-requests', apart: ['id', 'view'] }}
      turnTo={turnTo}
      tabs={{
        label: 'Requests by status',
        value: tab,
        onChange: (next) => narrow({ status: next === 'ALL' ? null : next }, true),
        items: tabs.map((value) => ({
          value,
          label: value === 'ALL' ? 'All' : requestStatusLabels[value],
          count: countOf(value),
        })),
      }}
      toolbar={
        <SearchField
          label="Search requests"
          className="w-auto min-w-0 flex-1 sm:w-72 sm:flex-none"
          value={search}
          onSearch={(searchTerm) => narrow({ searchTerm })}
        />
      }
      onClear={() => narrow({ status: null, searchTerm: null })}
      isNarrowed={search !== '' || tab !== 'ALL'}
      noMatch={{ title: 'No matching requests', clearLabel: 'Show all' }}
      empty={<NoRequests mayAct={mayAct} />}
      skeleton={<RowsSkeleton label="requests" rows={6} />}
    >
      {({ rows }, isStale) => <RequestsTable rows={rows} stale={isStale} />}
    </ListView>
  );
}

function NoRequests({ mayAct }: { mayAct: boolean }) {
  return (
    <EmptyState
      title="No requests yet"
      text="Describe what you want made once. Matching factories send quotes, with duty and freight included."
      {...(mayAct
        ? {
            ask: 'Request quotes for 500 linen tote bags at $6 by March',
            action: (
              <Button asChild>
                <Link to={formAddress()}>New request</Link>
              </Button>
            ),
          }
        : {})}
    />
  );
}
