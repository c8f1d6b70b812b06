import type {
  BoardItem,
  IdeaProject,
  IdeaProjectDetail,
  PlacedItem,
} from '@brandwright/contract/design/projects/entities.ts';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { itemsOf, type ItemRow, type ProjectRow } from './find-project.ts';
import { boardItems, ideaProjects } from './tables.ts';

interface BoardFacts {
  itemCount: number;
  coverImageUrl: string | null;
}

/** How much lies on each board, and its first picture. */
async function boardFacts(context: Context, ids: readonly string[]): Promise<Map<string, BoardFacts>> {
  if (ids.length === 0) return new Map();
  const mine = and(eq(boardItems.storeId, context.storeId), inArray(boardItems.projectId, [...ids]));
  const counts = await context.db
    .select({ projectId: boardItems.projectId, count: sql<number>`count(*)::int` })
    .from(boardItems)
    .where(mine)
    .groupBy(boardItems.projectId);
  const covers = await context.db
    .selectDistinctOn([boardItems.projectId], {
      projectId: boardItems.projectId,
      imageUrl: boardItems.imageUrl,
    })
    .from(boardItems)
    .where(and(mine, isNotNull(boardItems.imageUrl)))
    .orderBy(boardItems.projectId, asc(boardItems.order));
  const cover = new Map(covers.map(({ projectId, imageUrl }) => [projectId, imageUrl]));
  return new Map(
    counts.map(({ projectId, count }) => [
      projectId,
      { itemCount: count, coverImageUrl: cover.get(projectId) ?? null },
    ]),
  );
}

const shown = (row: ProjectRow, facts: BoardFacts | undefined): IdeaProject => ({
  id: row.id,
  title: row.title,
  description: row.description,
  meta: { quantity: row.quantity, printing: row.printing, launchDate: row.launchDate },
  isArchived: row.isArchived,
  itemCount: facts?.itemCount ?? 0,
  coverImageUrl: facts?.coverImageUrl ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function toProjects(context: Context, rows: readonly ProjectRow[]): Promise<IdeaProject[]> {
  const facts = await boardFacts(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => shown(row, facts.get(row.id)));
}

export const toItem = (row: ItemRow): BoardItem => ({
  itemId: row.id,
  kind: row.kind,
  text: row.text,
  imageUrl: row.imageUrl,
  linkUrl: row.linkUrl,
  sourceId: row.sourceId,
  x: row.x,
  y: row.y,
  width: row.width,
  height: row.height,
  color: row.color,
  order: row.order,
  createdByName: row.createdByName,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toPlaced = (row: ItemRow, project: ProjectRow): PlacedItem => ({
  ...toItem(row),
  projectId: project.id,
  projectTitle: project.title,
});

/** The project with all that lies on its board. */
export async function toDetail(context: Context, row: ProjectRow): Promise<IdeaProjectDetail> {
  const items = await itemsOf(context, row.id);
  const cover = items.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null;
  return { ...shown(row, { itemCount: items.length, coverImageUrl: cover }), items: items.map(toItem) };
}

/** Changes a project and answers it as it then stands; its time moves with it. */
export async function changeProject(
  context: Context,
  id: string,
  values: Partial<typeof ideaProjects.$inferInsert>,
): Promise<ProjectRow> {
  const [row] = await context.db
    .update(ideaProjects)
    .set({ ...values, updatedAt: context.clock.now() })
    .where(and(eq(ideaProjects.storeId, context.storeId), eq(ideaProjects.id, id)))
    .returning();
  if (!row) throw new Error('The project is gone.');
  return row;
}
