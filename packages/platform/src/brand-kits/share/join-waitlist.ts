import { OperationError } from '@brandwright/contract';
import { joinWaitlist } from '@brandwright/contract/brand-kits/join-waitlist.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { brandWaitlist } from '../tables.ts';
import { enterSharedKit } from './links.ts';
import { countPeople } from './waitlist-people.ts';

/** More than a founder with a page by hand will meet; a flood stops here. */
const mostPeople = 50_000;

export default implement(joinWaitlist, {
  async run(context, { brandKitId, email, name }) {
    const row = await enterSharedKit(context, brandKitId);
    if (!row.content.isWaitlistSitePublished)
      throw new OperationError('conflict', 'This waitlist is closed right now.');
    if ((await countPeople(context, row.id)) >= mostPeople)
      throw new OperationError('conflict', 'This waitlist is full.');
    await context.db
      .insert(brandWaitlist)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        kitId: row.id,
        email,
        name: name || null,
        joinedAt: context.clock.now(),
      })
      .onConflictDoNothing();
    await context.events.publish({ type: 'invalidate', operations: ['list_waitlist', 'get_brand_kit'] });
    return { output: { brandName: row.name, joined: true as const } };
  },
});
