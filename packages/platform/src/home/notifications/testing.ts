import { randomUUID } from 'node:crypto';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { tellPeople, type News } from '../../kernel/notifications/tell-people.ts';
import type { Context } from '../../kernel/request/context.ts';
import { resetTestTime, testStore } from '../../kernel/testing.ts';
import { testTeam } from '../../team/testing.ts';
import { mailNotifications } from './mail-notifications.ts';
import { textNotification } from './text-notification.ts';

const hourMs = 3_600_000;

/** A store of real accounts, what the system does in it, and what it sends. */
export async function toldTeam() {
  resetTestTime();
  const team = await testTeam();
  const { time } = await testStore();
  const { owner, kernel } = team;
  const system = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
    kernel.inContext(
      {
        actor: { kind: 'system', storeId: owner.storeId },
        via: 'system',
        requestId: randomUUID(),
        signal: new AbortController().signal,
      },
      work,
    );
  return {
    ...team,
    system,
    tell: (news: Partial<News> = {}) =>
      system((context) =>
        tellPeople(context, {
          kind: 'ORDER_LATE',
          key: randomUUID(),
          title: '3 orders are late',
          path: '/orders',
          ...news,
        }),
      ),
    send: () =>
      runJobs({ kernel, storeId: owner.storeId, context: system }, [mailNotifications, textNotification]),
    later: (hours: number) => {
      time.now = new Date(time.now.getTime() + hours * hourMs);
    },
  };
}
