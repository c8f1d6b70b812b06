import { count } from '@brandwright/contract/sourcing/rfq/words.ts';
import { and, asc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { isOnPicture } from './rows.ts';
import { collaborationThreads, imageCollaborations } from './tables.ts';

/** A comment of somebody else that stands open this long is told of. */
const patienceDays = 2;
const dayMs = 86_400_000;
const named = 3;

/** Comments of others on pictures that nobody has resolved. */
export const openComments = declareFeedSource({
  name: 'open_picture_comments',
  kind: 'WAITING',
  words: ['open picture comment', 'picture comment', 'picture review'],
  async read(context) {
    const own = context.actor.kind === 'user' ? context.actor.userId : null;
    const now = context.clock.now();
    const rows = await context.db
      .select({
        thread: collaborationThreads,
        title: imageCollaborations.title,
        projectId: imageCollaborations.projectId,
      })
      .from(collaborationThreads)
      .innerJoin(imageCollaborations, isOnPicture)
      .where(
        and(
          eq(collaborationThreads.storeId, context.storeId),
          eq(collaborationThreads.isResolved, false),
          isNull(collaborationThreads.deletedAt),
          eq(imageCollaborations.isArchived, false),
          lt(collaborationThreads.createdAt, new Date(now.getTime() - patienceDays * dayMs)),
          own === null
            ? undefined
            : or(isNull(collaborationThreads.createdById), ne(collaborationThreads.createdById, own)),
        ),
      )
      .orderBy(asc(collaborationThreads.createdAt))
      .limit(100);
    const [first] = rows;
    if (!first) return [];
    const daysOver = Math.floor((now.getTime() - first.thread.createdAt.getTime()) / dayMs) - patienceDays;
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON', daysOver },
        title: `${count(rows.length, 'comment')} on pictures ${rows.length === 1 ? 'is' : 'are'} not resolved`,
        detail: `The oldest is on "${first.title}".`,
        records: rows.slice(0, named).map(({ thread, title, projectId }) => ({
          kind: 'collaboration_thread',
          id: thread.id,
          label: `#${thread.number} on ${title}`,
          detail: thread.createdByName,
          path: `/product-ideation${projectId === null ? '' : `/${projectId}`}?collaboration=${thread.collaborationId}`,
        })),
        recordCount: rows.length,
        figures: [{ label: 'Open comments', value: String(rows.length) }],
        say: `What was said about the ${first.title} picture?`,
        sayLabel: 'Read them',
        parts: rows.map(({ thread }) => thread.id),
        since: first.thread.createdAt,
      },
    ];
  },
});
