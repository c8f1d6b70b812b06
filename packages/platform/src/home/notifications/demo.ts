import type { NotificationKind } from '@brandwright/contract/home/notifications/kinds.ts';
import { dayMs } from '../../kernel/data/days.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import {
  notificationChoices,
  notificationEvidence,
  notificationReaders,
  notifications,
  notificationWatches,
} from '../../kernel/notifications/tables.ts';

interface DemoNotification {
  kind: NotificationKind;
  daysAgo: number;
  title: string;
  detail?: string;
  path: string;
  /** Who wrote, by the supplier's name. */
  supplier?: string;
  isRead?: true;
}

// prettier-ignore
const told: Readonly<Record<DemoStore['key'], readonly DemoNotification[]>> = {
  founder: [
    { kind: 'SUPPLIER_WROTE', daysAgo: 0.9, title: 'New message from Jingdezhen Kiln Nine', path: '/inbox/messages', supplier: 'Jingdezhen Kiln Nine' },
    { kind: 'SUPPLIER_WROTE', daysAgo: 1.2, title: 'New message from Lume & Cera', path: '/inbox/messages', supplier: 'Lume & Cera' },
    { kind: 'WORK_FINISHED', daysAgo: 3, title: 'Your order export is ready', path: '/orders' },
    { kind: 'WORK_FINISHED', daysAgo: 9, title: 'Your brand kit is ready', path: '/business-kits', isRead: true },
    { kind: 'SECURITY', daysAgo: 16, title: 'Your password was changed', detail: 'You were logged out everywhere else.', path: '/account-info?tab=security', isRead: true },
    { kind: 'RECEIVING_DISCREPANCY', daysAgo: 35, title: 'RCV-1001 was counted with a discrepancy', detail: '8 units are missing and 3 units came damaged.', path: '/receivings/RCV-1001/details', isRead: true },
  ],
  rival: [{ kind: 'WORK_FINISHED', daysAgo: 2, title: 'Your order export is ready', path: '/orders' }],
  preview: [{ kind: 'WORK_FINISHED', daysAgo: 4, title: 'Your pictures are ready', path: '/your-ideations?tab=images' }],
};

/** What the owners of the demo stores were told of, and that the founder hears of finished work in the app alone. */
export const notificationsDemo: DemoPart = {
  async seedStore(store, tools) {
    const { storeId, ownerId: userId, key } = store;
    const person = { storeId, userId };
    await tools.db.insert(notifications).values(told[key].map((one) => rowOf(one, store, tools)));
    await tools.db.insert(notificationChoices).values({
      ...person,
      id: tools.id('notification choice', key),
      kind: 'WORK_FINISHED',
      isEmailOn: false,
    });
    await tools.db
      .insert(notificationReaders)
      .values({ ...person, id: tools.id('notification reader', key), emailPace: 'AT_ONCE' });
    await tools.db
      .insert(notificationWatches)
      .values({ storeId, id: storeId, lookedAt: tools.now, isKnown: false });
    // Of something that stands no longer: the next look forgets it.
    await tools.db.insert(notificationEvidence).values({
      storeId,
      id: tools.id('notification evidence', key),
      source: 'subscription_trouble',
      part: 'plan',
    });
  },
};

function rowOf(
  { kind, daysAgo, title, detail, path, supplier, isRead }: DemoNotification,
  { key, storeId, ownerId }: DemoStore,
  { id, now }: DemoTools,
): typeof notifications.$inferInsert {
  const createdAt = new Date(now.getTime() - daysAgo * dayMs);
  return {
    ...{ storeId, id: id('notification', key, title), userId: ownerId, kind, key: `demo:${title}` },
    topic: supplier === undefined ? null : `conversation:${id('supplier conversation', key, supplier)}`,
    ...{ title, detail: detail ?? null, path, isShown: true, createdAt },
    readAt: isRead ? createdAt : null,
  };
}
