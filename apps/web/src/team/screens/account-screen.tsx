import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { PlanAndBilling } from '#subscriptions/parts/plan-and-billing.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { StoreSection } from '#store/settings/store-section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { noActivityFilter } from '../activity-filter.ts';
import { ActivitySection } from '../parts/activity-section.tsx';
import { OwnStores } from '../parts/own-stores.tsx';
import { TeamSection } from '../parts/team-section.tsx';

const tabs = [
  { value: 'team', label: 'Team' },
  { value: 'plan', label: 'Plan and billing' },
  { value: 'store', label: 'Store' },
  { value: 'activity', label: 'Activity' },
] as const;
type Tab = (typeof tabs)[number]['value'];

/** The account: who is on the team, the store’s plan and settings, and what was done in it. */
export default function AccountScreen() {
  const [query, change] = useQueryState();
  const tab =
    readChoice<Tab>(
      query,
      'tab',
      tabs.map(({ value }) => value),
    ) ?? (query.get('open') === 'manage_plan' ? 'plan' : 'team');
  useScreenInView(tabs.find(({ value }) => value === tab)?.label ?? 'Account');
  return (
    <Page>
      <PageHeader title="Account" note="Your team, your plan, your store’s settings, and what was done." />
      <Tabs
        label="Account"
        value={tab}
        items={tabs}
        onChange={(next) =>
          change(
            { ...noActivityFilter, page: null, open: null, step: null, tab: next === 'team' ? null : next },
            true,
          )
        }
      >
        {tab === 'plan' && <PlanAndBilling />}
        {tab === 'activity' && <ActivitySection />}
        {tab === 'team' && (
          <div className="flex flex-col gap-10">
            <TeamSection />
            <OwnStores />
          </div>
        )}
        {tab === 'store' && <StoreSection />}
        {tab === 'activity' && <ActivitySection />}
      </Tabs>
    </Page>
  );
}
