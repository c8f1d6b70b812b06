import type { ComponentType } from 'react';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { ApiSection } from '#store/account/api-section.tsx';
import { DataSection } from '#store/account/data-section.tsx';
import { IntegrationsSection } from '#store/account/integrations-section.tsx';
import { NotificationsSection } from '#store/account/notifications-section.tsx';
import { ProfileSection } from '#store/account/profile-section.tsx';
import { SecuritySection } from '#store/account/security-section.tsx';
import { AiCreditsSection } from '#subscriptions/ai-credits/ai-credits-section.tsx';
import { PlanAndBilling } from '#subscriptions/parts/plan-and-billing.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { StoreSection } from '#store/settings/store-section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { noActivityFilter } from '../activity-filter.ts';
import { ActivitySection } from '../parts/activity-section.tsx';
import { OwnStores } from '../parts/own-stores.tsx';
import { TeamSection } from '../parts/team-section.tsx';

const TeamTab = () => (
  <div className="flex flex-col gap-10">
    <TeamSection />
    <OwnStores />
  </div>
);

/** The sections in their order; the address names them (`?tab=`). */
const sections = [
  { value: 'profile', label: 'Profile', Section: ProfileSection },
  { value: 'security', label: 'Security', Section: SecuritySection },
  { value: 'team', label: 'Team', Section: TeamTab },
  { value: 'plan', label: 'Plan and billing', Section: PlanAndBilling },
  { value: 'ai-credits', label: 'AI credits', Section: AiCreditsSection },
  { value: 'store', label: 'Store', Section: StoreSection },
  { value: 'notifications', label: 'Notifications', Section: NotificationsSection },
  { value: 'integrations', label: 'Integrations', Section: IntegrationsSection },
  { value: 'api', label: 'API and MCP', Section: ApiSection },
  { value: 'data', label: 'Data', Section: DataSection },
  { value: 'activity', label: 'Activity', Section: ActivitySection },
] as const satisfies readonly { value: string; label: string; Section: ComponentType }[];
type Tab = (typeof sections)[number]['value'];

const first: Tab = 'profile';
/** What the lists of the sections keep in the address. */
const noFilter = { ...noActivityFilter, kind: null, use: null, page: null, open: null, step: null };

/** The one place for settings: the person, the team, what the store uses, and what was done in it. */
export default function AccountScreen() {
  const [query, change] = useQueryState();
  const tab =
    readChoice<Tab>(
      query,
      'tab',
      sections.map(({ value }) => value),
    ) ?? (query.get('open') === 'manage_plan' ? 'plan' : first);
  const { label, Section } = sections.find(({ value }) => value === tab) ?? sections[0];
  useScreenInView(label);
  return (
    <Page>
      <PageHeader title="Account" note="You, your team, and what your store uses." />
      <Tabs
        label="Account"
        value={tab}
        items={sections}
        onChange={(next) => change({ ...noFilter, tab: next === first ? null : next }, true)}
      >
        <Section />
      </Tabs>
    </Page>
  );
}
