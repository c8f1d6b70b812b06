import { OperationError } from '@brandwright/contract';
import { exportWaitlist } from '@brandwright/contract/brand-kits/export-waitlist.ts';
import { asc } from 'drizzle-orm';
import { csvLine } from '../../kernel/data/csv.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { keepCsv } from '../../kernel/request/keep-download.ts';
import { findKit } from '../find-kit.ts';
import { brandWaitlist } from '../tables.ts';
import { peopleOf, fileName } from './waitlist-people.ts';

export default implement(exportWaitlist, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    const people = await context.db
      .select()
      .from(brandWaitlist)
      .where(peopleOf(context, row.id))
      .orderBy(asc(brandWaitlist.joinedAt), asc(brandWaitlist.email));
    if (people.length === 0)
      throw new OperationError('conflict', `No one is on the waitlist for ${row.name} yet.`);
    const lines = people.map((one) => csvLine([one.email, one.name, one.joinedAt.toISOString()]));
    const header = csvLine(['Email', 'Name', 'Joined']);
    const file = await keepCsv(context, `waitlist-${fileName(row.name)}`, [header, ...lines]);
    return { output: { ...file, people: people.length }, subject: { kind: 'file', id: file.id } };
  },
});
