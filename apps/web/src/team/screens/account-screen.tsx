import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { noActivityFilter } from '../activity-filter.ts';
import { ActivitySection } from '../parts/activity-section.tsx';
import { OwnStores } from '../parts/own-stores.tsx';
import { TeamSection } from '../parts/team-section.tsx';

const tabs = [
  { value: 'team', label: 'Team' },
  { value: 'ai-credits', label: 'AI credits' },
  { value: 'activity', label: 'Activity' },
] as const;
type Tab = (typeof tabs)[number]['value'];

/** The account: who is on the team, and what was done in the store. */
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
      <PageHeader title="Account" note="Who’s on the team, and what they’ve done." />
      <Tabs
        label="Account"
        value={tab}
        items={tabs}
        onChange={(next) =>
          change({ ...noActivityFilter, page: null, tab: next === 'team' ? null : next }, true)
        }
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
