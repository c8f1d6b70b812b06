import { copyImageCollaboration } from '@brandwright/contract/design/collaborations/copy-image-collaboration.ts';
import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCollaboration } from './find.ts';
import { changeCollaboration, threadsOf, toDetail } from './rows.ts';
import { collaborationMessages, collaborationThreads } from './tables.ts';
import { insertCollaboration, subject, removeFresh } from './collaborations.ts';

async function copyThreads(context: Context, from: string, to: string): Promise<void> {
  for (const { id, ...thread } of await threadsOf(context, from)) {
    const threadId = randomUUID();
    await context.db.insert(collaborationThreads).values({ ...thread, id: threadId, collaborationId: to });
    const said = await context.db
      .select()
      .from(collaborationMessages)
      .where(and(eq(collaborationMessages.storeId, context.storeId), eq(collaborationMessages.threadId, id)))
      .orderBy(asc(collaborationMessages.sequence));
    for (const { sequence: _sequence, ...message } of said)
      await context.db.insert(collaborationMessages).values({ ...message, id: randomUUID(), threadId });
  }
}

export default implement(copyImageCollaboration, {
  async run(context, { collaborationId, withThreads }) {
    const from = await findCollaboration(context, collaborationId);
    const row = await insertCollaboration(context, {
      imageUrl: from.imageUrl,
      projectId: from.projectId,
      source: null,
      title: /\(copy\)$/.test(from.title) ? from.title : `${from.title} (copy)`,
    });
    if (withThreads) {
      await copyThreads(context, from.id, row.id);
      await changeCollaboration(context, row.id, { nextNumber: from.nextNumber });
    }
    const threads = (await threadsOf(context, row.id)).length;
    return {
      output: await toDetail(context, row),
      undo: { collaborationId: row.id, threads },
      subject: subject(row),
    };
  },
  undo: removeFresh,
});
