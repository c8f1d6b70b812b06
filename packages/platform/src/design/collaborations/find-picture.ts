import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { noneNamed, pickNamed, type NamedRows } from '../../kernel/records/resolve-record.ts';
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

const spareWords = new Set([
  '%picture%',
  '%image%',
  '%photo%',
  '%sketch%',
  '%review%',
  '%board%',
  '%project%',
]);

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
  const titles = await titlesOf(context, pictures);
  const where = project ? `on the board of "${project.title}"` : 'on a board';
  const kind: NamedRows<Item> = {
    called: { noun: `picture ${where}`, plural: `pictures ${where}` },
    nameOf: ({ text }) => text,
    labelOf: (item) => `"${captionOf(item)}"`,
    // Words may stand in the caption, or be of the project that the picture is of ("the tumbler sketch").
    likeness: ({ text, projectId }, words) =>
      likeness(`${text} ${titles.get(projectId) ?? ''}`.toLowerCase(), words),
    lookUp: 'Say its caption.',
    noneYet: 'There is no picture on a board yet. Drop one on a board first.',
  };
  const found = pickNamed(pictures, kind, said);
  if (!found) throw noneNamed(kind, said, pictures);
  return {
    imageUrl: found.imageUrl ?? '',
    title: captionOf(found),
    projectId: found.projectId,
    source: `item:${found.id}`,
  };
}

type Item = typeof boardItems.$inferSelect;

const captionOf = ({ text }: Item) => text.split('\n')[0] ?? text;

/** Whether a text has all words, or else all that tell one picture from another. */
function likeness(text: string, said: string): number {
  const has = (spare: ReadonlySet<string>) => {
    const words = tellingPatterns(said, spare).map((pattern) => pattern.slice(1, -1).replaceAll('\\', ''));
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  return has(new Set()) ? 1 : has(spareWords) ? 0.8 : 0;
}

async function titlesOf(context: Context, pictures: readonly Item[]): Promise<Map<string, string>> {
  if (pictures.length === 0) return new Map();
  const rows = await context.db
    .select({ id: ideaProjects.id, title: ideaProjects.title })
    .from(ideaProjects)
    .where(eq(ideaProjects.storeId, context.storeId));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
