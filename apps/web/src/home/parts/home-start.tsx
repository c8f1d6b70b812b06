import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useOperation } from '#api/use-operation.ts';
import { firstName, greetingAt } from '#copilot/greeting.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { RemindersSection } from '../reminders/reminders-section.tsx';
import { PlanInvitation } from '../business-plan/plan-invitation.tsx';
import { FeedList } from './feed-list.tsx';
import { LifetimeSales, MilestoneCelebration } from './milestone-section.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { RecentConversations } from './recent-conversations.tsx';

/** The home screen above the text box: greeting, what matters today, the milestone, ways to begin, what was talked about. */
export function HomeStart() {
  const name = firstName(useStoreProfile().data?.user.name ?? '');
  const feed = useOperation(listFeed, {});
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto [mask-image:linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)]">
      <div className="mx-auto flex w-full max-w-[760px] flex-col gap-6 px-4 py-6 sm:gap-8 sm:py-10">
        <header>
          <h1 className="font-display text-xl sm:text-2xl">
            {greetingAt(new Date(serverNowMs()).getHours())}
            {name && `, ${name}`}
          </h1>
          <p className="mt-2 min-h-6 text-ink-soft sm:text-base">
            {lineOf(feed.data?.items.length, feed.isError)}
          </p>
        </header>
        <MilestoneCelebration />
        <Load query={feed} skeleton={<SkeletonCard height={360} />}>
          {(data) => <FeedList feed={data} />}
        </Load>
        <RemindersSection />
        <PlanInvitation />
        <LifetimeSales />
        <section aria-labelledby="ways-to-start">
          <h2 id="ways-to-start" className="pb-2 text-xs text-ink-soft">
            Ways to start
          </h2>
          <OptionButtons />
        </section>
        <RecentConversations />
      </div>
    </div>
  );
}

function lineOf(things: number | undefined, isError: boolean): string {
  if (isError) return 'What should we work on?';
  if (things === undefined) return '';
  if (things === 0) return 'You’re all caught up. What should we work on?';
  return `${count(things, 'thing')} ${things === 1 ? 'matters' : 'matter'} today. What should we work on?`;
}
