import { Download, Settings2, TicketPercent } from 'lucide-react';
import { Link } from 'react-router';
import {
  returnReason,
  returnReasonLabels,
  returnTab,
  returnTabLabels,
} from '@brandwright/contract/returns/enums.ts';
import { exportReturns } from '@brandwright/contract/returns/export-returns.ts';
import { listReturns } from '@brandwright/contract/returns/list-returns.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { useDownload } from '#kit/use-download.ts';
import { creditsAddress } from '#orders/labels.ts';
import { usePermissions } from '#orders/use-permissions.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { settingsAddress } from '../labels.ts';
import { ReturnsTable } from '../parts/returns-table.tsx';

const size = 20;

/** What customers send back: by status, found, exported. */
export default function ReturnsScreen() {
  const { query, narrow, page, turnTo } = useListAddress();
  const tab = readChoice(query, 'status', returnTab.options) ?? 'ALL';
  const reason = readChoice(query, 'reason', returnReason.options);
  const search = readWords(query, 'searchTerm', 100);
  const found = useOperation(
    listReturns,
    { tab, ...(reason ? { reason } : {}), ...(search ? { search } : {}), page, size },
    { keepPrevious: true },
  );
  const { mayAct } = usePermissions();
  const isPreview = useStoreProfile().data?.isPreviewAccount === true;
  const file = useDownload(exportReturns);
  useScreenInView(tab === 'ALL' ? 'Returns' : `Returns: ${returnTabLabels[tab].toLowerCase()}`);
  const counts = found.data?.tabCounts;
  return (
    <Page>
      <PageHeader
        title="Returns"
        actions={
          <>
            {mayAct && (
              <Button
                busy={file.isRunning}
                onClick={() => file.start({ tab, ...(search ? { search } : {}) })}
              >
                <Download aria-hidden />
                Export as CSV
              </Button>
            )}
            <Button asChild>
              <Link to={creditsAddress}>
                <TicketPercent aria-hidden />
                Store credits
              </Link>
            </Button>
            {!isPreview && (
              <Button asChild>
                <Link to={settingsAddress}>
                  <Settings2 aria-hidden />
                  Return settings
                </Link>
              </Button>
            )}
          </>
        }
      />
      <ListView
        list={found}
        noun="returns"
        saved={{ list: 'returns' }}
        turnTo={turnTo}
        tabs={{
          label: 'Returns by status',
          value: tab,
          onChange: (next) => narrow({ status: next === 'ALL' ? null : next }, true),
          items: returnTab.options.map((value) => ({
            value,
            label: returnTabLabels[value],
            count: counts?.[value],
          })),
        }}
        toolbar={
          <>
            <SearchField
              label="Search returns"
              className="w-auto min-w-44 flex-1 sm:w-72 sm:flex-none"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <FilterSelect
              label="Reason"
              anyLabel="All reasons"
              value={reason}
              onChange={(next) => narrow({ reason: next })}
              options={returnReason.options.map((value) => ({ value, label: returnReasonLabels[value] }))}
            />
          </>
        }
        onClear={() => narrow({ status: null, searchTerm: null, reason: null })}
        isNarrowed={search !== '' || tab !== 'ALL' || reason !== undefined}
        noMatch={{ title: 'No matching returns', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No returns yet"
            text="When a customer wants to return something, open the order and choose Return. Shoppers can request one on the return page."
            ask="Show the return settings"
          />
        }
        skeleton={<RowsSkeleton label="returns" />}
      >
        {({ rows }, isStale) => <ReturnsTable rows={rows} stale={isStale} />}
      </ListView>
    </Page>
  );
}
