import { OperationError } from '@brandwright/contract';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import { getTechPackHistory } from '@brandwright/contract/sourcing/agent/get-tech-pack-history.ts';
import { listTechPacks } from '@brandwright/contract/sourcing/agent/list-tech-packs.ts';
import { count, desc, eq, ne, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { findTechPack, ofStore, type TechPackRow } from './find-tech-pack.ts';
import { checkpointsOf, messagesOf } from './keep-brief.ts';
import { categoriesOf, matchCount, packOf, showTechPack, summaryOf } from './show-tech-pack.ts';
import { stateOf } from './state.ts';
import { techPacks } from './tables.ts';
import type { Context } from '../../kernel/request/context.ts';

/** All words, each as the beginning of one, in the name, product or materials. */
function named(keyword: string | undefined) {
  const tokens = searchTokens(keyword ?? '').filter(
    (token) =>
      ![
        'brief',
        'briefs',
        'tech',
        'pack',
        'packs',
        'techpack',
        'techpacks',
        'sourcing',
        'earlier',
        'history',
      ].includes(token),
  );
  if (tokens.length === 0) return undefined;
  const query = tokens.map((token) => `${token.replace(/s$/, '')}:*`).join(' & ');
  return sql`to_tsvector('simple'::regconfig, ${techPacks.searchable}) @@ to_tsquery('simple', ${query})`;
}

export const readOperations = [
  implement(listTechPacks, {
    async run(context, { keyword, status, agentType, page, size }) {
      const where = ofStore(
        context,
        named(keyword),
        status === undefined ? ne(techPacks.status, 'ARCHIVED') : eq(techPacks.status, status),
        agentType === undefined ? undefined : eq(techPacks.agentType, agentType),
      );
      const rows = await context.db
        .select()
        .from(techPacks)
        .where(where)
        .orderBy(desc(techPacks.updatedAt), techPacks.id)
        .limit(size)
        .offset(page * size);
      const [counted] = await context.db.select({ total: count() }).from(techPacks).where(where);
      const categories = await categoriesOf(context);
      const current = (await stateOf(context))?.techPackId ?? null;
      const shown = [];
      for (const row of rows)
        shown.push(summaryOf(packOf(row, categories, current, await matchCount(context, row))));
      return { output: { rows: shown, page, size, total: counted?.total ?? 0 } };
    },
  }),
  implement(getTechPack, {
    async run(context, named) {
      return { output: await showTechPack(context, await findTechPack(context, named)) };
    },
  }),
  implement(getTechPackHistory, {
    async run(context, { threadId, checkpointId, ...named }) {
      const row =
        threadId === undefined ? await findTechPack(context, named) : await ofThread(context, threadId);
      const all = await checkpointsOf(context, row.id);
      const upTo = checkpointId === undefined ? all.at(-1) : all.find(({ id }) => id === checkpointId);
      if (!upTo) throw new OperationError('not_found', 'There is no such version of this brief.');
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
  }),
];

async function ofThread(context: Context, threadId: string): Promise<TechPackRow> {
  const [row] = await context.db
    .select()
    .from(techPacks)
    .where(ofStore(context, eq(techPacks.threadId, threadId)));
  if (row) return row;
  throw new OperationError('not_found', 'There is no such thread.');
}
