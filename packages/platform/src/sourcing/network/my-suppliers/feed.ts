import { countOf, namesOf } from '@brandwright/contract/sourcing/network/my-suppliers/say.ts';
import { and, asc, eq, lt } from 'drizzle-orm';
import { declareFeedSource } from '../../../kernel/records/feed.ts';
import { ofStore } from './rows.ts';
import { mySuppliers } from './tables.ts';

const dayMs = 86_400_000;
/** A supplier who wants to join does so within a week. */
const usualDays = 7;
const named = 4;

/** Invited suppliers who have not answered for a week. */
export const waitingInvites = declareFeedSource({
  name: 'waiting_supplier_invites',
  kind: 'WAITING',
  words: ['waiting supplier invite', 'supplier invite', 'open invite'],
  async read(context) {
    const now = context.clock.now().getTime();
    const rows = await context.db
      .select({ id: mySuppliers.id, name: mySuppliers.name, sentAt: mySuppliers.inviteSentAt })
      .from(mySuppliers)
      .where(
        and(
          ofStore(context),
          eq(mySuppliers.inviteState, 'INVITED'),
          lt(mySuppliers.inviteSentAt, new Date(now - usualDays * dayMs)),
        ),
      )
      .orderBy(asc(mySuppliers.inviteSentAt))
      .limit(50);
    const [oldest] = rows;
    if (!oldest?.sentAt) return [];
    const since = oldest.sentAt;
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON', daysOver: Math.floor((now - since.getTime()) / dayMs) - usualDays },
        title: `${countOf(rows.length, 'supplier invite')} without an answer`,
        detail: namesOf(rows.map((row) => row.name)),
        records: rows.slice(0, named).map((row) => ({
          kind: 'supplier',
          id: row.id,
          label: row.name.slice(0, 160),
          detail: `sent ${row.sentAt?.toISOString().slice(0, 10) ?? ''}`,
          path: `/inbox/my-suppliers?supplierId=${row.id}`,
        })),
        recordCount: rows.length,
        figures: [{ label: 'Waiting', value: String(rows.length) }],
        say: 'Which supplier invites are still pending?',
        sayLabel: 'Look at them',
        parts: rows.map((row) => `${row.id}:${row.sentAt?.toISOString() ?? ''}`),
        since,
      },
    ];
  },
});
