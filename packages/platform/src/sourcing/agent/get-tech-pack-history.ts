import { OperationError } from '@brandwright/contract';
import { getTechPackHistory } from '@brandwright/contract/sourcing/agent/get-tech-pack-history.ts';
import { eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findTechPack, ofStore, type TechPackRow } from './find-tech-pack.ts';
import { checkpointsOf, messagesOf } from './keep-brief.ts';
import { techPacks } from './tables.ts';
import type { Context } from '../../kernel/request/context.ts';

async function ofThread(context: Context, threadId: string): Promise<TechPackRow> {
  const [row] = await context.db
    .select()
    .from(techPacks)
    .where(ofStore(context, eq(techPacks.threadId, threadId)));
  if (row) return row;
  throw new OperationError('not_found', 'That thread wasn’t found.');
}

export default implement(getTechPackHistory, {
  async run(context, { threadId, checkpointId, ...named }) {
    const row =
      threadId === undefined ? await findTechPack(context, named) : await ofThread(context, threadId);
    const all = await checkpointsOf(context, row.id);
    const upTo = checkpointId === undefined ? all.at(-1) : all.find(({ id }) => id === checkpointId);
    if (!upTo) throw new OperationError('not_found', 'This brief has no such version.');
    const checkpoints = all.filter(({ version }) => version <= upTo.version);
    const ids = new Set(checkpoints.map(({ id }) => id));
    const messages = (await messagesOf(context, row.id)).filter((message) => ids.has(message.checkpointId));
    return {
      output: {
        threadId: row.threadId,
        techPackId: row.id,
        techPackNumber: row.number,
        title: row.brief.title,
        messages: messages.map((message) => ({
          messageId: message.id,
          role: message.role,
          text: message.text,
          checkpointId: message.checkpointId,
          createdAt: message.createdAt.toISOString(),
        })),
        checkpoints: checkpoints.map(({ id, version, parentId, why, who, via, changes, createdAt }) => ({
          checkpointId: id,
          version,
          parentId,
          why,
          who,
          via,
          changes,
          isCurrent: id === row.checkpointId,
          createdAt: createdAt.toISOString(),
        })),
        brief: upTo.brief,
      },
    };
  },
});
