import { dayMs, dayOf } from '../kernel/data/days.ts';
import type { DemoPart } from '../kernel/demo/demo.ts';
import { notificationsDemo } from './notifications/demo.ts';
import { reminders } from './tables.ts';

/** What the founder wants to be reminded of: text, days ago it was said, days ahead it is for. */
const kept = [
  ['Order tissue paper before the holiday rush', 3, 9],
  ['Renew the insurance of the studio', 12, 20],
] as const;

export const homeDemo: DemoPart = {
  async seedStore(store, tools) {
    await notificationsDemo.seedStore?.(store, tools);
    if (store.key !== 'founder') return;
    const daysFrom = (days: number) => new Date(tools.now.getTime() + days * dayMs);
    await tools.db.insert(reminders).values(
      kept.map(([text, daysAgo, daysAhead]) => ({
        storeId: store.storeId,
        id: tools.id('reminder', store.key, text),
        userId: store.ownerId,
        text,
        remindOn: dayOf(daysFrom(daysAhead)),
        createdAt: daysFrom(-daysAgo),
        doneAt: null,
      })),
    );
  },
};
