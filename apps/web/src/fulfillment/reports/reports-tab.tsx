import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { FulfillmentReport } from '@brandwright/contract/fulfillment/reports/export.ts';
import { getFulfillmentFinancialReport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-financial-report.ts';
import { getOutboundReport } from '@brandwright/contract/fulfillment/reports/get-outbound-report.ts';
import { getReturnsReport } from '@brandwright/contract/fulfillment/reports/get-returns-report.ts';
import { useOperation } from '#api/use-operation.ts';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Select } from '#ui/select.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ExportReport } from './parts/export-report.tsx';
import { FinancialTable } from './parts/financial-table.tsx';
import { OutboundTable } from './parts/outbound-table.tsx';
import { PeriodFields } from './parts/period-fields.tsx';
import { FinancialSums, OutboundSums, ReturnSums } from './parts/report-sums.tsx';
import { ReturnResultsTable } from './parts/returns-table.tsx';
import { readDay, reportNames, type Days, type ReportName } from './report-address.ts';
import { useHasFinancialReport } from './use-has-financial-report.ts';

const size = 20;

const names: Readonly<Record<ReportName, string>> = {
  outbound: 'Outbound report',
  returns: 'Returns report',
  financial: 'Financial report',
};
const asked: Readonly<Record<ReportName, FulfillmentReport>> = {
  outbound: 'OUTBOUND',
  returns: 'RETURNS',
  financial: 'FINANCIAL',
};

/** What was shipped, what came back, and what that brought and cost: a report at a time, for a period. */
export function ReportsTab() {
  const { query, narrow, page, turnTo } = useListAddress();
  const report = readChoice(query, 'report', reportNames) ?? 'outbound';
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const hasFinancial = useHasFinancialReport();
  const { mayAct } = usePermissions();
  const isPreview = useStoreProfile().data?.isPreviewAccount === true;
  const isThere = report !== 'financial' || hasFinancial !== false;
  const shown = { period, page, turnTo };
  return (
    <div className="flex flex-col gap-4 pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Report"
          className="w-full sm:w-48"
          value={report}
          onChange={(next) => narrow({ report: next }, true)}
          options={reportNames
            .filter((name) => name !== 'financial' || hasFinancial === true || report === name)
            .map((value) => ({ value, label: names[value] }))}
        />
        <PeriodFields value={period} onChange={narrow} />
      </div>
      {mayAct && !isPreview && isThere && (
        <ExportReport key={report} report={asked[report]} period={period} />
      )}
      {report === 'outbound' && <Outbound {...shown} />}
      {report === 'returns' && <Returns {...shown} />}
      {report === 'financial' && (isThere ? <Financial {...shown} /> : <NotTurnedOn />)}
    </div>
  );
}

interface Shown {
  period: Partial<Days>;
  page: number;
  turnTo: (page: number) => void;
}

function Outbound({ period, page, turnTo }: Shown) {
  const found = useOperation(getOutboundReport, { ...period, page, size }, { keepPrevious: true });
  return (
    <ListView<OutputOf<typeof getOutboundReport>, string, string>
      list={found}
      noun="shipments"
      turnTo={turnTo}
      empty={
        <EmptyState
          title="Nothing shipped in this period"
          text="Orders that ship and labels that are bought appear here."
          ask="Which orders are ready to ship?"
        />
      }
      skeleton={<RowsSkeleton label="shipments" />}
    >
      {({ rows, totals, currency }, isStale) => (
        <div className="flex flex-col gap-5">
          <OutboundSums totals={totals} currency={currency} />
          <OutboundTable rows={rows} currency={currency} stale={isStale} />
        </div>
      )}
    </ListView>
  );
}

function Returns({ period, page, turnTo }: Shown) {
  const found = useOperation(getReturnsReport, { ...period, page, size }, { keepPrevious: true });
  return (
    <ListView<OutputOf<typeof getReturnsReport>, string, string>
      list={found}
      noun="returns"
      turnTo={turnTo}
      empty={
        <EmptyState
          title="No returns in this period"
          text="Returns that customers or your team create appear here, with what came of them."
        />
      }
      skeleton={<RowsSkeleton label="returns" />}
    >
      {({ rows, totals, currency }, isStale) => (
        <div className="flex flex-col gap-5">
          <ReturnSums totals={totals} currency={currency} />
          <ReturnResultsTable rows={rows} currency={currency} stale={isStale} />
        </div>
      )}
    </ListView>
  );
}

function Financial({ period, page, turnTo }: Shown) {
  const found = useOperation(
    getFulfillmentFinancialReport,
    { ...period, page, size },
    { keepPrevious: true },
  );
  return (
    <ListView<OutputOf<typeof getFulfillmentFinancialReport>, string, string>
      list={found}
      noun="days"
      turnTo={turnTo}
      empty={
        <EmptyState
          title="No money moved in this period"
          text="Shipping that shoppers pay, labels, return fees and refunds of shipping appear here by day."
        />
      }
      skeleton={<RowsSkeleton label="days" />}
    >
      {({ rows, totals, currency }, isStale) => (
        <div className="flex flex-col gap-5">
          <FinancialSums totals={totals} currency={currency} />
          <FinancialTable rows={rows} currency={currency} stale={isStale} />
        </div>
      )}
    </ListView>
  );
}

const NotTurnedOn = () => (
  <EmptyState
    title="The financial report isn’t turned on for this store"
    text="Whoever runs Brandwright for you can turn it on. The outbound and returns reports are there as they are."
  />
);
