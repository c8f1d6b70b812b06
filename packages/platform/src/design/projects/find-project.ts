import { OperationError, recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { namePatterns } from '../../kernel/records/name-likeness.ts';
import { boardItems, ideaProjects } from './tables.ts';
import { holdsAll } from '../../kernel/records/like-all.ts';
import {
  noneNamed,
  pickNamed,
  resolveRecord,
  type NamedRows,
  type RecordKindDeclaration,
} from '../../kernel/records/resolve-record.ts';

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

/** Patterns of the telling words; all of them where each only says what it is ("Idea board" may be a title). */
export function tellingPatterns(said: string, spare: ReadonlySet<string> = spareProject): string[] {
  const all = namePatterns(said);
  const telling = all.filter((pattern) => !spare.has(pattern));
  return telling.length > 0 ? telling : all;
}

const own = (context: Context, more: SQL) => and(eq(ideaProjects.storeId, context.storeId), more);

const projectKind = (archived: boolean): RecordKindDeclaration<ProjectRow> => ({
  called: recordKinds.idea_project,
  nameOf: ({ title }) => title,
  prefers: ({ isArchived }) => isArchived === archived,
  lookUp: 'Say "show my ideation projects" to see them.',
  async byId(context, id) {
    const [row] = await context.db
      .select()
      .from(ideaProjects)
      .where(own(context, eq(ideaProjects.id, id)));
    return row;
  },
  named: (context, said) =>
    context.db
      .select()
      .from(ideaProjects)
      .where(own(context, holdsAll(ideaProjects.title, tellingPatterns(said))))
      .orderBy(desc(ideaProjects.updatedAt), asc(ideaProjects.title))
      .limit(12),
});

/**
 * The ideation project of an id or of words of its title; of several that fit, those of the wanted side of the archive.
 * Errors: not_found, conflict with the choices.
 */
export const findProject = (
  context: Context,
  said: string,
  { archived = false }: { archived?: boolean } = {},
): Promise<ProjectRow> => resolveRecord(context, projectKind(archived), said);

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
  if (isUuid(said)) {
    const one = items.find(({ id }) => id === said.toLowerCase());
    if (one) return one;
    throw new OperationError('not_found', `That is no longer on the board of "${project.title}".`);
  }
  const words = tellingPatterns(said, spareItem).map((pattern) => pattern.slice(1, -1).replaceAll('\\', ''));
  const kind: NamedRows<ItemRow> = {
    called: { noun: `thing on "${project.title}"`, plural: `things on "${project.title}"` },
    nameOf: ({ text }) => text,
    labelOf: ({ text }) => `"${text.split('\n')[0]?.slice(0, 50) ?? ''}"`,
    likeness({ text, linkUrl }) {
      const all = `${text} ${linkUrl ?? ''}`.toLowerCase();
      return words.length > 0 && words.every((word) => all.includes(word)) ? 1 : 0;
    },
    lookUp: items.length === 0 ? 'Its board is empty.' : 'Say which one.',
  };
  const found = pickNamed(items, kind, said);
  if (found) return found;
  throw noneNamed(kind, said, items);
}
