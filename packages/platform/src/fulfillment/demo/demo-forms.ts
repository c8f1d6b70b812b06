import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { dayOf } from '../../kernel/data/days.ts';
import type { endOfDayForms, shippingLabels } from '../tables.ts';

type DemoLabel = typeof shippingLabels.$inferInsert;

/** A form of each day and carrier whose parcels were handed over, and the form of each label. */
export function demoForms(store: DemoStore, tools: DemoTools, labels: readonly DemoLabel[]) {
  const handedOver = labels.filter(({ status }) => status === 'BOUGHT');
  const groups = Map.groupBy(handedOver, ({ carrier, createdAt }) => `${carrier} ${dayOf(createdAt)}`);
  const formOf = new Map<string, string>();
  const forms = [...groups.values()].flatMap((group): (typeof endOfDayForms.$inferInsert)[] => {
    const [first] = group;
    if (!first) return [];
    const id = tools.id('end-of-day form', store.key, first.carrier, dayOf(first.createdAt));
    for (const label of group) formOf.set(label.id, id);
    // Toward the evening of the day, when the carrier comes.
    const madeAt = new Date(first.createdAt.getTime() + 2 * 3_600_000);
    return [
      {
        storeId: store.storeId,
        id,
        status: 'MADE',
        carrier: first.carrier,
        day: dayOf(first.createdAt),
        fromAddress: first.fromAddress,
        isTest: first.isTest,
        labelIds: group.map((label) => label.id),
        trackingNumbers: group.map(({ trackingNumber }) => trackingNumber ?? ''),
        createdAt: madeAt,
        madeAt,
      },
    ];
  });
  return { forms, formOf };
}
