import type { AssistantRunCall } from '@brandwright/contract/copilot/assistants/entities.ts';
import type { AssistantSchedule } from '@brandwright/contract/copilot/assistants/schedule.ts';
import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { nextRun } from './rules.ts';
import { assistantRuns, assistants } from './tables.ts';
import { instantOf, wallTimeOf, addDays } from './zoned-time.ts';

interface DemoRun {
  daysAgo: number;
  at: string;
  found: string;
  failed?: true;
}

interface DemoAssistant {
  name: string;
  instructions: string;
  schedule: AssistantSchedule;
  mayPropose: string[];
  calls: AssistantRunCall[];
  isActive: boolean;
  madeDaysAgo: number;
  runs: DemoRun[];
}

const timeZone = 'America/Los_Angeles';

const listOrders: AssistantRunCall = { operation: 'list_orders', title: 'Orders', state: 'done' };

/** What they found are the figures of the demo's orders on those days, so that a run and the screens tell of the same. */
const founders: readonly DemoAssistant[] = [
  {
    name: 'Late order watcher',
    instructions: 'List orders outstanding for more than a week.',
    schedule: { every: 'DAY', at: '08:00' },
    mayPropose: [],
    calls: [listOrders],
    isActive: true,
    madeDaysAgo: 26,
    runs: [
      { daysAgo: 5, at: '08:00', found: '23 outstanding orders are older than a week.' },
      {
        daysAgo: 4,
        at: '08:00',
        found: '26 outstanding orders are older than a week. 3 more than the day before.',
      },
      {
        daysAgo: 3,
        at: '08:00',
        found: 'The server was not reachable in time. Nothing was changed; it tries again in a few minutes.',
        failed: true,
      },
      { daysAgo: 3, at: '08:05', found: '30 outstanding orders are older than a week.' },
      { daysAgo: 2, at: '08:00', found: '32 outstanding orders are older than a week.' },
      {
        daysAgo: 1,
        at: '08:00',
        found: '33 outstanding orders are older than a week. One more than the day before.',
      },
    ],
  },
  {
    name: 'Orders on hold, Mondays',
    instructions: 'Which orders are on hold? List my order rules.',
    schedule: { every: 'WEEK', on: ['MONDAY'], at: '09:00' },
    mayPropose: ['cancel_order'],
    calls: [listOrders, { operation: 'list_order_rules', title: 'Order rules', state: 'done' }],
    isActive: true,
    madeDaysAgo: 40,
    runs: [
      { daysAgo: 18, at: '09:00', found: '17 orders are on hold. Your order rules are unchanged.' },
      { daysAgo: 11, at: '09:00', found: '22 orders are on hold. Your order rules are unchanged.' },
      {
        daysAgo: 4,
        at: '09:00',
        found: '26 orders are on hold, 4 more than last week. Your order rules are unchanged.',
      },
    ],
  },
  {
    name: 'Duty on candles',
    instructions: 'What is the duty on scented candles from Vietnam?',
    schedule: { every: 'WEEK', on: ['WEDNESDAY'], at: '07:30' },
    mayPropose: [],
    calls: [{ operation: 'look_up_tariff', title: 'Duty of a product', state: 'done' }],
    isActive: false,
    madeDaysAgo: 60,
    runs: [
      {
        daysAgo: 16,
        at: '07:30',
        found: 'The duty on scented candles from Vietnam is as it was the week before.',
      },
      {
        daysAgo: 9,
        at: '07:30',
        found: 'The duty on scented candles from Vietnam is as it was the week before.',
      },
    ],
  },
];

const others: readonly DemoAssistant[] = [
  {
    name: 'Orders on hold',
    instructions: 'Which orders are on hold?',
    schedule: { every: 'DAY', at: '09:00' },
    mayPropose: [],
    calls: [listOrders],
    isActive: false,
    madeDaysAgo: 12,
    runs: [{ daysAgo: 6, at: '09:00', found: 'No order is on hold.' }],
  },
];

const founderNames = { founder: 'Nora Whitfield', rival: 'Elias Brandt', preview: 'Preview Guest' } as const;

/** Assistants of a demo store, with what they found before. */
export async function seedAssistants(store: DemoStore, { db, id, now }: DemoTools): Promise<void> {
  const worksForName = founderNames[store.key];
  const ago = (days: number, at: string) => {
    const [hour = 0, minute = 0] = at.split(':').map(Number);
    return instantOf({ ...addDays(wallTimeOf(now, timeZone), -days), hour, minute }, timeZone);
  };
  for (const one of store.size === 'full' ? founders : others) {
    const assistantId = id('assistant', store.key, one.name);
    const { name, instructions, schedule, mayPropose, isActive } = one;
    await db.insert(assistants).values({
      storeId: store.storeId,
      id: assistantId,
      name,
      instructions,
      schedule,
      timeZone,
      mayUse: null,
      mayPropose,
      isActive,
      nextRunAt: nextRun(schedule, timeZone, now),
      worksFor: store.ownerId,
      worksForName,
      createdAt: ago(one.madeDaysAgo, '10:20'),
    });
    for (const { daysAgo, at, found, failed } of one.runs) {
      const dueAt = ago(daysAgo, at);
      await db.insert(assistantRuns).values({
        storeId: store.storeId,
        id: id('assistant run', store.key, name, daysAgo, at),
        assistantId,
        status: failed ? 'FAILED' : 'DONE',
        trigger: at === '08:05' ? 'RETRY' : 'SCHEDULE',
        dueAt,
        startedAt: dueAt,
        endedAt: new Date(dueAt.getTime() + (failed ? 62_000 : 1_400)),
        found,
        calls: failed ? [] : one.calls,
        worksFor: store.ownerId,
      });
    }
  }
}
