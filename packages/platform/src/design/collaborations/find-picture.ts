import { OperationError } from '@brandwright/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findProject, tellingPatterns } from '../projects/find-project.ts';
import { isAddress, pictureAddress } from '../projects/picture-address.ts';
import { boardItems, ideaProjects } from '../projects/tables.ts';

export interface FoundPicture {
  imageUrl: string;
  title: string;
  projectId: string | null;
  /** Where it stands, so that one picture of a board has one review. */
  source: string | null;
}

const spare = new Set(['%picture%', '%image%', '%photo%', '%sketch%', '%review%', '%board%', '%project%']);

/**
 * The picture that words mean: an address, an uploaded file, or one on a board whose caption has the words. Errors:
 * not_found and conflict with the captions there are.
 */
export async function findPicture(
  context: Context,
  said: string,
  onBoard: string | undefined,
): Promise<FoundPicture> {
  const project = onBoard === undefined ? undefined : await findProject(context, onBoard);
  if (isAddress(said))
    return {
      imageUrl: await pictureAddress(context, said),
      title: 'Picture',
      projectId: project?.id ?? null,
      source: null,
    };
  const pictures = await context.db
    .select()
    .from(boardItems)
    .where(
      and(
        eq(boardItems.storeId, context.storeId),
        isNotNull(boardItems.imageUrl),
        project ? eq(boardItems.projectId, project.id) : undefined,
      ),
    )
    .orderBy(asc(boardItems.createdAt))
    .limit(400);
  const fitting = await withWords(context, pictures, said);
  const [first, second] = fitting;
  if (first && !second)
    return {
      imageUrl: first.imageUrl ?? '',
      title: first.text.split('\n')[0] ?? first.text,
      projectId: first.projectId,
      source: `item:${first.id}`,
    };
  const captions = (first ? fitting : pictures).map(({ text }) => `"${text.split('\n')[0] ?? ''}"`);
  const listed = captions.slice(0, 5).join(', ');
  if (first) throw new OperationError('conflict', `Several pictures fit "${said}": ${listed}. Which one?`);
  throw new OperationError(
    'not_found',
    captions.length === 0
      ? 'There’s no picture on a board yet. Drop one on a board first.'
      : `No picture on ${project ? `the board of "${project.title}"` : 'a board'} says "${said}". There is ${listed}.`,
  );
}

type Item = typeof boardItems.$inferSelect;

/** Words may stand in the caption, or be of the project that the picture is of ("the tumbler sketch"). */
async function withWords(context: Context, pictures: readonly Item[], said: string): Promise<Item[]> {
  const plain = (patterns: readonly string[]) =>
    patterns.map((pattern) => pattern.slice(1, -1).replaceAll('\\', ''));
  const all = plain(tellingPatterns(said, new Set()));
  const telling = plain(tellingPatterns(said, spare));
  const titles = await titlesOf(context, pictures);
  const whole = (item: Item) => `${item.text} ${titles.get(item.projectId) ?? ''}`.toLowerCase();
  const has = (words: readonly string[]) => (item: Item) =>
    words.length > 0 && words.every((word) => whole(item).includes(word));
  const exact = pictures.filter(({ text }) => text.toLowerCase() === said.trim().toLowerCase());
  if (exact.length > 0) return exact;
  const close = pictures.filter(has(all));
  return close.length > 0 ? close : pictures.filter(has(telling));
}

async function titlesOf(context: Context, pictures: readonly Item[]): Promise<Map<string, string>> {
  if (pictures.length === 0) return new Map();
  const rows = await context.db
    .select({ id: ideaProjects.id, title: ideaProjects.title })
    .from(ideaProjects)
    .where(eq(ideaProjects.storeId, context.storeId));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
