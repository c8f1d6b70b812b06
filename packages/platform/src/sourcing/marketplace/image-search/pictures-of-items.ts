import { and, eq, inArray, sql } from 'drizzle-orm';
import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import type { Database } from '../../../kernel/data/database.ts';
import { marketplaceItems as items } from '../tables.ts';
import { describePicture, descriptorVersion, describedSide } from './descriptor/describe-picture.ts';
import { readPicture, type Frame } from './reading/read-picture.ts';
import { marketplaceItemPictures as pictures } from './tables.ts';

export type PicturePart = (typeof pictures.$inferInsert)['part'];

/** What one part of a picture looks like. */
export interface DescribedPart {
  part: PicturePart;
  descriptor: readonly number[];
}

const middle = (share: number): Frame => ({
  left: (1 - share) / 2,
  top: (1 - share) / 2,
  width: share,
  height: share,
});
/** The parts by which a cropped picture is found: so much of each side is left. */
const partFrames: readonly (readonly [part: PicturePart, frame: Frame | undefined])[] = [
  ['whole', undefined],
  ['middle', middle(0.82)],
  ['core', middle(0.68)],
];
const rowsPerInsert = 200;

/** Descriptions that were worked out before, by what they were made of. */
export interface DescribedBefore {
  find(svg: string): DescribedPart[] | undefined;
}

/**
 * Brings the visual index in step with the items' pictures: describes what is new, changed or of another version,
 * drops what is gone. For whoever may write the marketplace (imports, seeds). The first picture of an item is described
 * in parts too. Pictures that are not drawn come from `fetch`; those it cannot read are left out. Answers how many
 * pictures were described.
 */
export async function indexItemPictures(
  db: Database,
  {
    before,
    fetch,
  }: { before?: DescribedBefore; fetch?: (url: string) => Promise<Uint8Array | undefined> } = {},
): Promise<number> {
  const rows = await db.select({ itemId: items.id, urls: items.pictureUrls }).from(items);
  await dropStale(db);
  const kept = await db
    .select({ itemId: pictures.itemId, url: pictures.url })
    .from(pictures)
    .where(eq(pictures.part, 'whole'));
  const known = new Set(kept.map(({ itemId, url }) => `${itemId} ${url}`));
  const described = new Map<string, Promise<DescribedPart[]>>();
  const inserts: (typeof pictures.$inferInsert)[] = [];
  let count = 0;
  for (const { itemId, urls } of rows) {
    for (const [place, url] of [...new Set(urls)].entries()) {
      if (known.has(`${itemId} ${url}`)) continue;
      const key = `${url} ${place === 0}`;
      // Items that share a drawing share its description.
      const parts = described.get(key) ?? describeAddress(url, place === 0, { before, fetch });
      described.set(key, parts);
      const found = await parts;
      if (found.length > 0) count++;
      inserts.push(
        ...found.map((one) => ({
          ...one,
          descriptor: [...one.descriptor],
          itemId,
          url,
          version: descriptorVersion,
        })),
      );
    }
  }
  for (let at = 0; at < inserts.length; at += rowsPerInsert)
    await db
      .insert(pictures)
      .values(inserts.slice(at, at + rowsPerInsert))
      .onConflictDoNothing();
  return count;
}

/** Rows of pictures that their item no longer has, or of an older version. */
async function dropStale(db: Database): Promise<void> {
  await db.delete(pictures).where(sql`${pictures.version} <> ${descriptorVersion}`);
  const gone = await db
    .select({ itemId: pictures.itemId, url: pictures.url })
    .from(pictures)
    .innerJoin(items, eq(items.id, pictures.itemId))
    .where(sql`not (${pictures.url} = any(${items.pictureUrls}))`);
  for (const { itemId, url } of gone)
    await db.delete(pictures).where(and(eq(pictures.itemId, itemId), inArray(pictures.url, [url])));
}

async function describeAddress(
  url: string,
  isFirst: boolean,
  from: {
    before: DescribedBefore | undefined;
    fetch: ((url: string) => Promise<Uint8Array | undefined>) | undefined;
  },
): Promise<DescribedPart[]> {
  const drawn = /^\/files\/drawn\/([^/]+)$/.exec(url)?.[1];
  if (drawn !== undefined) {
    const svg = servedDrawing(drawn);
    if (svg === undefined) return [];
    const ready = from.before?.find(svg);
    return (ready ?? (await describeDrawing(svg))).filter(({ part }) => isFirst || part === 'whole');
  }
  const bytes = await from.fetch?.(url).catch(() => undefined);
  return bytes ? describeParts(bytes, isFirst).catch(() => []) : [];
}

/** A drawing in all its parts. */
export const describeDrawing = async (svg: string): Promise<DescribedPart[]> =>
  describeParts(await rasterize(svg, describedSide * 2), true);

async function describeParts(bytes: Uint8Array, inParts: boolean): Promise<DescribedPart[]> {
  const described: DescribedPart[] = [];
  for (const [part, frame] of inParts ? partFrames : partFrames.slice(0, 1)) {
    const found = describePicture(await readPicture(bytes, frame));
    if (found) described.push({ part, descriptor: [...found.descriptor] });
  }
  return described;
}
