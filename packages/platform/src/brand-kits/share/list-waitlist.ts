import { listWaitlist } from '@brandwright/contract/brand-kits/list-waitlist.ts';
import { asc, desc } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findKit } from '../find-kit.ts';
import { brandWaitlist } from '../tables.ts';
import { peopleOf, countPeople } from './waitlist-people.ts';

export default implement(listWaitlist, {
  async run(context, { brandKit, page, size }) {
    const row = await findKit(context, brandKit);
    const rows = await context.db
      .select()
      .from(brandWaitlist)
      .where(peopleOf(context, row.id))
      .orderBy(desc(brandWaitlist.joinedAt), asc(brandWaitlist.email))
      .limit(size)
      .offset(page * size);
    return {
      output: {
        brandKitId: row.id,
        kitName: row.name,
        isWaitlistSitePublished: row.content.isWaitlistSitePublished,
        people: rows.map(({ email, name, joinedAt }) => ({ email, name, joinedAt: joinedAt.toISOString() })),
        page,
        size,
        total: await countPeople(context, row.id),
      },
    };
  },
});
