import { useState } from 'react';
import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import { listVipRequests } from '@brandwright/contract/subscriptions/vip/list-vip-requests.ts';
import type { VipKind } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Money } from '#ui/text.tsx';
import { MilestoneProgress } from '../parts/milestone-progress.tsx';
import { MilestoneCelebration } from '../parts/milestone-section.tsx';
import { LevelRow } from '../rewards/level-row.tsx';
import { rewardLevels } from '../rewards/reward-levels.ts';
import { VipDialog } from '../rewards/vip-dialog.tsx';
import { VipRequests } from '../rewards/vip-requests.tsx';
import { useMayAct } from '../use-may-act.ts';

/** Milestones of lifetime sales, and the help of Brandwright's own people that each opens. */
export default function RewardsScreen() {
  const stats = useOperation(getSalesStats, {});
  const requests = useOperation(listVipRequests, {});
  const mayAct = useMayAct();
  const [asked, ask] = useState<VipKind | null>(null);
  const offers = requests.data?.offers ?? [];
  const isOpen = (kind: VipKind) => offers.some((offer) => offer.kind === kind && offer.isOpen);
  useScreenInView('Rewards');
  return (
    <Page width="narrow">
      <PageHeader
        title="Rewards"
        note="Each sales milestone unlocks help from the Brandwright team. The Professional plan unlocks all of it."
      />
      <div className="flex flex-col gap-8">
        <MilestoneCelebration />
        <Load query={stats} skeleton={<SkeletonCard height={420} />}>
          {(data) => (
            <>
              <Card
                label="Lifetime sales"
                title="Lifetime sales"
                aside={
                  <Money
                    amountMinor={data.asked.netMinor}
                    currency={data.currency}
                    className="text-lg font-semibold"
                  />
                }
              >
                <MilestoneProgress stats={data} />
              </Card>
              <Section title="Milestones">
                <ol className="divide-y divide-line">
                  {rewardLevels(data.milestone.level).map((level) => (
                    <LevelRow
                      key={level.level}
                      level={level}
                      isOpen={isOpen}
                      onAsk={mayAct ? ask : undefined}
                    />
                  ))}
                </ol>
              </Section>
            </>
          )}
        </Load>
        <Section title="Your requests">
          <Load
            query={requests}
            skeleton={<SkeletonCard height={120} />}
            isEmpty={({ total }) => total === 0}
            empty={
              <p className="text-sm text-ink-soft">
                No requests yet. Request help that a milestone has unlocked, and track it here.
              </p>
            }
          >
            {({ rows }) => <VipRequests rows={rows} mayAct={mayAct} />}
          </Load>
        </Section>
      </div>
      {asked && <VipDialog kind={asked} onClose={() => ask(null)} />}
    </Page>
  );
}
