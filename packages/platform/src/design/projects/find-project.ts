import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { namePatterns } from '../../kernel/records/name-likeness.ts';
import { boardItems, ideaProjects } from './tables.ts';

export type ProjectRow = typeof ideaProjects.$inferSelect;
export type ItemRow = typeof boardItems.$inferSelect;

/** Words that say what such a thing is, not which. */
const spareProject = new Set(['%project%', '%board%', '%ideation%', '%idea%', '%archived%', '%one%']);
const spareItem = new Set([
  '%note%',
  '%idea%',
  '%picture%',
  '%link%',
  '%card%',
  '%sticky%',
  '%item%',
  '%about%',
]);

export const isId = isUuid;

/** Patterns of the telling words; all of them where each only says what it is ("Idea board" may be a title). */
export function tellingPatterns(said: string, spare: ReadonlySet<string> = spareProject): string[] {
  const all = namePatterns(said);
  const telling = all.filter((pattern) => !spare.has(pattern));
  return telling.length > 0 ? telling : all;
}

const listed = (names: readonly string[]) => names.slice(0, 5).join(', ');

/**
 * The ideation project of an id or of words of its title; of several that fit, those of the wanted side of the archive.
 * Errors: not_found, conflict with the choices.
 */
export async function findProject(
  context: Context,
  said: string,
  { archived = false }: { archived?: boolean } = {},
): Promise<ProjectRow> {
  const patterns = tellingPatterns(said);
  const rows = await context.db
    .select()
    .from(ideaProjects)
    .where(
      and(
        eq(ideaProjects.storeId, context.storeId),
        isId(said)
          ? eq(ideaProjects.id, said.toLowerCase())
          : patterns.length === 0
            ? sql`false`
            : sql`lower(${ideaProjects.title}) like all (${sql.param(patterns)}::text[])`,
      ),
    )
    .orderBy(desc(ideaProjects.updatedAt), asc(ideaProjects.title))
    .limit(12);
  const exact = rows.filter((row) => row.title.toLowerCase() === said.trim().toLowerCase());
  const fitting = exact.length > 0 ? exact : rows;
  const wanted = fitting.filter((row) => row.isArchived === archived);
  const [first, second] = wanted.length > 0 ? wanted : fitting;
  if (!first)
    throw new OperationError(
      'not_found',
      `There is no ideation project ${isId(said) ? 'with that id' : `called "${said}"`}. Say "show my ideation projects" to see them.`,
    );
  if (!second) return first;
  throw new OperationError(
    'conflict',
    `Several ideation projects fit "${said}": ${listed((wanted.length > 0 ? wanted : fitting).map(({ title }) => title))}. Which one?`,
  );
}

/** The project's row, locked for a change of it or of its board. */
export async function lockProject(context: Context, id: string): Promise<ProjectRow> {
  const [row] = await context.db
    .select()
    .from(ideaProjects)
    .where(and(eq(ideaProjects.storeId, context.storeId), eq(ideaProjects.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'There is no ideation project with that id.');
  return row;
}

export const itemsOf = (context: Context, projectId: string): Promise<ItemRow[]> =>
  context.db
    .select()
    .from(boardItems)
    .where(and(eq(boardItems.storeId, context.storeId), eq(boardItems.projectId, projectId)))
    .orderBy(asc(boardItems.order), asc(boardItems.id));

/** What lies on a board under an id, or says all the words. Errors: not_found, conflict with the choices. */
export async function findItem(context: Context, project: ProjectRow, said: string): Promise<ItemRow> {
  const items = await itemsOf(context, project.id);
  if (isId(said)) {
    const one = items.find(({ id }) => id === said.toLowerCase());
    if (one) return one;
    throw new OperationError('not_found', `That is no longer on the board of "${project.title}".`);
  }
  const words = tellingPatterns(said, spareItem).map((pattern) => pattern.slice(1, -1).replaceAll('\\', ''));
  const fitting = items.filter(({ text, linkUrl }) => {
    const own = `${text} ${linkUrl ?? ''}`.toLowerCase();
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  const exact = fitting.filter(({ text }) => text.toLowerCase() === said.trim().toLowerCase());
  const [first, second] = exact.length > 0 ? exact : fitting;
  if (first && !second) return first;
  const names = (first ? fitting : items).map(({ text }) => `"${text.split('\n')[0]?.slice(0, 50) ?? ''}"`);
  if (first)
    throw new OperationError(
      'conflict',
      `Several things on "${project.title}" fit "${said}": ${listed(names)}. Which one?`,
    );
  throw new OperationError(
    'not_found',
    names.length === 0
      ? `The board of "${project.title}" is empty.`
      : `Nothing on the board of "${project.title}" says "${said}". There is ${listed(names)}${names.length > 5 ? ' and more' : ''}.`,
  );
}
