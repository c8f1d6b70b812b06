import { OperationError } from '@brandwright/contract';
import { openShortLink } from '@brandwright/contract/common/short-links/open-short-link.ts';
import { sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';

export default implement(openShortLink, {
  async run(context, { code }) {
    const { rows } = await context.db.execute(sql`select url from short_link_open(${code})`);
    const found = openShortLink.output.safeParse(rows[0]);
    if (!found.success) throw new OperationError('not_found', 'This short link no longer works.');
    return { output: found.data };
  },
});
