import { OperationError } from '@brandwright/contract';
import { appendMailingTags, mostMailingTags } from '@brandwright/contract/store/append-mailing-tags.ts';
import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { implement } from '../kernel/request/implementation.ts';
import { mailingTags } from './tables.ts';

export default implement(appendMailingTags, {
  async run(context, input) {
    const now = context.clock.now();
    const written = await context.db
      .insert(mailingTags)
      .values(
        [...new Set(input.tags)].map((tag) => ({
          storeId: context.storeId,
          id: randomUUID(),
          tag,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ tag: mailingTags.tag });
    const rows = await context.db
      .select({ tag: mailingTags.tag })
      .from(mailingTags)
      .where(eq(mailingTags.storeId, context.storeId))
      .orderBy(asc(mailingTags.tag));
    if (rows.length > mostMailingTags)
      throw new OperationError(
        'conflict',
        `A store can have up to ${mostMailingTags} tags. Reuse one of them.`,
      );
    return {
      output: { tags: rows.map(({ tag }) => tag), added: written.map(({ tag }) => tag) },
      subject: { kind: 'store', id: context.storeId },
    };
  },
});
