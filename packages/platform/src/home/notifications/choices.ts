import type { NotificationChoice } from '@brandwright/contract/home/notifications/entities.ts';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationWay,
} from '@brandwright/contract/home/notifications/kinds.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { notificationChoices } from '../../kernel/notifications/tables.ts';
import { nothingChosen, waysFor, type Chosen } from '../../kernel/notifications/ways.ts';
import type { Context } from '../../kernel/request/context.ts';
import { personOf } from './own-notifications.ts';

/** What the person asking chose, by kind. */
export async function readChoices(context: Context): Promise<ReadonlyMap<NotificationKind, Chosen>> {
  const rows = await context.db
    .select()
    .from(notificationChoices)
    .where(
      and(
        eq(notificationChoices.storeId, context.storeId),
        eq(notificationChoices.userId, personOf(context).userId),
      ),
    );
  return new Map(
    rows.map(({ kind, isInAppOn, isEmailOn, isSmsOn }) => [kind, { isInAppOn, isEmailOn, isSmsOn }]),
  );
}

export const chosenFor = async (context: Context, kind: NotificationKind): Promise<Chosen> =>
  (await readChoices(context)).get(kind) ?? nothingChosen;

export async function writeChoice(context: Context, kind: NotificationKind, chosen: Chosen): Promise<void> {
  const { userId } = personOf(context);
  await context.db
    .insert(notificationChoices)
    .values({ storeId: context.storeId, id: randomUUID(), userId, kind, ...chosen })
    .onConflictDoUpdate({
      target: [notificationChoices.storeId, notificationChoices.userId, notificationChoices.kind],
      set: { ...chosen },
    });
}

const columns = { IN_APP: 'isInAppOn', EMAIL: 'isEmailOn', SMS: 'isSmsOn' } as const satisfies Record<
  NotificationWay,
  keyof Chosen
>;

/** The choice with some ways turned on or off. */
export const withWays = (chosen: Chosen, ways: readonly NotificationWay[], isOn: boolean): Chosen => ({
  ...chosen,
  ...Object.fromEntries(ways.map((way) => [columns[way], isOn])),
});

/** A kind as the person asking hears of it. */
export function showChoice(context: Context, kind: NotificationKind, chosen: Chosen): NotificationChoice {
  const { label, isAlwaysOn } = notificationKinds[kind];
  const ways = waysFor(kind, personOf(context).role, chosen);
  return { kind, label, isInAppOn: ways.IN_APP, isEmailOn: ways.EMAIL, isSmsOn: ways.SMS, isAlwaysOn };
}
