import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { channelLabels, type SalesChannel } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { getSalesChannel } from '@brandwright/contract/fulfillment/channels/get-sales-channel.ts';
import { feedChannel } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { aboutChannel } from '@brandwright/contract/fulfillment/channels/say.ts';
import { stepWords } from '@brandwright/contract/fulfillment/channels/steps.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Section } from '#orders/parts/section.tsx';
import { ShopOrdersSection } from '#orders/parts/shop-orders-section.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { PeriodFields } from '../../reports/parts/period-fields.tsx';
import { readDay } from '../../reports/report-address.ts';
import { channelAddress, channelAt, channelsAddress } from '../labels.ts';
import { BestSellers, ChannelFees, ChannelPlaces } from '../parts/channel-facts.tsx';
import { ChannelStatus } from '../parts/channel-state.tsx';
import { ChannelSteps } from '../parts/channel-steps.tsx';
import { FeedSection } from '../parts/feed-section.tsx';
import { SalesFigures } from '../parts/sales-figures.tsx';

/** One sales channel, by its address. */
export default function SalesChannelScreen() {
  const channel = channelAt(useLocation().pathname);
  if (!channel) return <EmptyState title="We can’t find that sales channel" />;
  return <ChannelScreen key={channel} channel={channel} />;
}

function ChannelScreen({ channel }: { channel: SalesChannel }) {
  const [query, change] = useQueryState();
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const found = useOperation(getSalesChannel, { channel, ...days }, { keepPrevious: true });
  const label = channelLabels[channel];
  useScreenInView(`Sales channel: ${label}`);
  return (
    <Page>
      <PageHeader
        title={label}
        crumbs={[{ label: 'Sales channels', to: channelsAddress }]}
        beside={found.data && <ChannelStatus state={found.data.state} />}
        note={found.data && aboutChannel(found.data)}
      />
      <Load query={found} skeleton={<SkeletonCard height={320} />}>
        {(data) => (
          <ChannelInFull
            channel={data}
            period={<PeriodFields value={days} onChange={(next) => change(next, true)} />}
          />
        )}
      </Load>
    </Page>
  );
}

function ChannelInFull({
  channel,
  period,
}: {
  channel: OutputOf<typeof getSalesChannel>;
  period: ReactNode;
}) {
  const { isCounted, sales, bestSellers } = channel;
  const feed = feedChannel.safeParse(channel.channel).data;
  // Anything done on this same page isn't a step.
  const steps = channel.steps.filter((step) => stepWords[step].path !== channelAddress(channel.channel));
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {steps.length > 0 && (
            <Section title="What you can do">
              <ChannelSteps steps={steps} />
            </Section>
          )}
          {feed && <FeedSection channel={feed} />}
          {channel.channel === 'OWN_SHOP' && channel.state === 'CONNECTED' && <ShopOrdersSection />}
          {isCounted && (
            <Section title="Sales">
              <div className="flex flex-wrap items-center gap-2 pb-4">{period}</div>
              {sales.length === 0 ? (
                <p className="text-sm text-ink-soft">No sales there in this period.</p>
              ) : (
                <SalesFigures sales={sales} />
              )}
            </Section>
          )}
          {bestSellers.length > 0 && (
            <Section title="Best sellers">
              <BestSellers channel={channel} />
            </Section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Section title="Fees">
            <ChannelFees channel={channel} />
          </Section>
          {(isCounted || channel.offeredProducts !== null) && (
            <Section title="In Brandwright">
              <ChannelPlaces channel={channel} />
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}
