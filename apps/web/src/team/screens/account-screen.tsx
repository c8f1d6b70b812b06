import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ActivitySection } from '../parts/activity-section.tsx';
import { OwnStores } from '../parts/own-stores.tsx';
import { TeamSection } from '../parts/team-section.tsx';

const tabs = [
  { value: 'team', label: 'Team' },
  { value: 'activity', label: 'Activity' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const none = { person: null, area: null, via: null, from: null, to: null, searchTerm: null, page: null };

/** The account: who works in the store, and what was done in it. */
export default function AccountScreen() {
  const [query, change] = useQueryState();
  const tab =
    readChoice<Tab>(
      query,
      'tab',
      tabs.map(({ value }) => value),
    ) ?? 'team';
  useScreenInView(tab === 'team' ? 'Team' : 'Activity');
  return (
    <Page>
      <PageHeader title="Account" note="The people of this store, and what was done in it." />
      <Tabs
        label="Account"
        value={tab}
        items={tabs}
        onChange={(next) => change({ ...none, tab: next === 'team' ? null : next }, true)}
      >
        {tab === 'team' ? (
          <div className="flex flex-col gap-10">
            <TeamSection />
            <OwnStores />
          </div>
        ) : (
          <ActivitySection />
        )}
      </Tabs>
    </Page>
  );
}
