import { inviteDays } from '@brandwright/contract/team/entities.ts';
import type { DemoPart } from '../kernel/demo/demo.ts';
import { dayMs } from '../kernel/data/days.ts';
import { teamInvites } from './tables.ts';

/** A designer who hasn't answered yet. */
const pending = { email: 'ana.ferreira@studio-ferreira.example', daysAgo: 2 };

export const teamDemo: DemoPart = {
  async seedStore(store, tools) {
    if (store.key !== 'founder') return;
    const at = new Date(tools.now.getTime() - pending.daysAgo * dayMs);
    await tools.db.insert(teamInvites).values({
      storeId: store.storeId,
      id: tools.id('team invite', pending.email),
      email: pending.email,
      role: 'member',
      invitedBy: store.ownerId,
      invitedByName: 'Nora Whitfield',
      linkNumber: 1,
      mailStatus: 'SENT',
      createdAt: at,
      sentAt: at,
      expiresAt: new Date(at.getTime() + inviteDays * dayMs),
    });
  },
};
