import { Link } from 'react-router';
import {
  requestStatuses,
  requestStatusLabels,
  type RequestStatus,
} from '@brandwright/contract/sourcing/rfq/enums.ts';
import { listProjectRequests } from '@brandwright/contract/sourcing/rfq/list-project-requests.ts';
import { useOperation } from '#api/use-operation.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { formAddress } from '../labels.ts';
import { useRequestPermissions } from '../use-request-permissions.ts';
import { RequestsTable } from './requests-table.tsx';

const size = 20;
type Tab = RequestStatus | 'ALL';
const tabs: readonly Tab[] = ['ALL', ...requestStatuses];

/** Requests by state, found by words; the address holds both. */
export function RequestsList() {
  const [query, change] = useQueryState();
  const { mayAct } = useRequestPermissions();
  const asked = query.get('status');
  const tab = tabs.find((one) => one === asked) ?? 'ALL';
  const search = query.get('searchTerm') ?? '';
  const page = Math.max(0, Number(query.get('page') ?? 0) || 0);
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
    <Tabs
      label="Requests by state"
      value={tab}
      onChange={(next) => change({ status: next === 'ALL' ? null : next, page: null }, true)}
      items={tabs.map((value) => ({
        value,
        label: value === 'ALL' ? 'All' : requestStatusLabels[value],
        count: countOf(value),
      }))}
    >
      <Input
        type="search"
        aria-label="Search requests"
        placeholder="Search requests"
        defaultValue={search}
        className="mb-3 max-w-72"
        onChange={(event) => change({ searchTerm: event.target.value.trim() || null, page: null })}
      />
      <Load
        query={found}
        skeleton={<SkeletonCard height={280} />}
        isEmpty={(data) => data.total === 0}
        empty={
          search || tab !== 'ALL' ? (
            <EmptyState
              title="No requests like that"
              action={
                <Button onClick={() => change({ status: null, searchTerm: null, page: null })}>
                  Show all
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="Requests for quotes stand here"
              text="Say once what you want made. Factories that fit send their quotes, with duty and freight reckoned in."
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
          )
        }
      >
        {(data) => (
          <>
            <RequestsTable rows={data.rows} stale={found.isPlaceholderData} />
            {data.total > data.size && (
              <Pagination
                page={data.page}
                size={data.size}
                total={data.total}
                noun="requests"
                onPage={(next) => change({ page: next || null }, true)}
              />
            )}
          </>
        )}
      </Load>
    </Tabs>
  );
}
