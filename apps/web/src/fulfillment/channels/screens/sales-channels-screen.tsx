import { listSalesChannels } from '@brandwright/contract/fulfillment/channels/list-sales-channels.ts';
import { salesWords } from '@brandwright/contract/fulfillment/channels/say.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { PeriodFields } from '../../reports/parts/period-fields.tsx';
import { readDay } from '../../reports/report-address.ts';
import { ChannelsTable } from '../parts/channels-table.tsx';

/** Where the store sells or could: hosted shop, own shop, wholesale, marketplaces, Instagram, Google Shopping. */
export default function SalesChannelsScreen() {
  const [query, change] = useQueryState();
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const found = useOperation(listSalesChannels, days, { keepPrevious: true });
  useScreenInView('Sales channels');
  return (
    <Page>
      <PageHeader
        title="Sales channels"
        crumbs={[{ label: 'Fulfillment', to: '/fulfillment-services' }]}
        note="Where you sell, what each channel brings in, and what you can set up next."
      />
      <div className="flex flex-wrap items-center gap-2 pb-4">
        <PeriodFields value={days} onChange={(next) => change(next, true)} />
      </div>
      <Load query={found} skeleton={<RowsSkeleton label="sales channels" />}>
        {({ channels, elsewhere, ...period }) => (
          <>
            <ChannelsTable rows={channels} period={period} stale={found.isPlaceholderData} />
            {elsewhere.length > 0 && (
              <p className="pt-4 text-sm text-ink-soft">
                Orders you entered or imported don’t belong to a channel:{' '}
                {elsewhere.map(salesWords).join(' and ')}.
              </p>
            )}
          </>
        )}
      </Load>
    </Page>
  );
}
