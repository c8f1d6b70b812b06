import { changeBetween } from '@brandwright/contract/design/studio/change-document.ts';
import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import { OperationError } from '@brandwright/contract';
import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { fileAddress, fileKey } from '../../kernel/data/file-address.ts';
import { namedId } from '../../kernel/data/random.ts';
import { ofStore, type DesignRow } from './find-design.ts';
import { loadPictures } from './render/load-pictures.ts';
import { renderPreview } from './render/render-design.ts';
import {
  changeWords,
  checked,
  mostDesigns,
  mostVersions,
  searchableOf,
  stampsAfter,
  versionMinutes,
} from './rules.ts';
import { templateOfRow } from './show-design.ts';
import { productDesigns, productDesignVersions as versions, type StoredGenerations } from './tables.ts';

export const noGenerations: StoredGenerations = {
  prompt: '',
  attributes: null,
  firstPictures: [],
  generationIds: [],
  chosenPictureId: null,
};

type Hand = 'hand' | 'partner' | 'token' | 'system';

function whoOf(context: Context): { by: Hand; who: string; userId: string | null } {
  const { actor, via } = context;
  return {
    by: via,
    who: actor.kind === 'user' ? actor.name : 'Brandwright',
    userId: actor.kind === 'user' ? actor.userId : null,
  };
}

export type NewDesign = Pick<
  DesignRow,
  'name' | 'mode' | 'step' | 'model' | 'document' | 'generations' | 'sketchKeys'
> &
  Partial<Pick<DesignRow, 'brandKitId' | 'itemId'>>;

/** Keeps a new design with its first version and its picture. */
export async function keepDesign(context: Context, design: NewDesign, what: string): Promise<DesignRow> {
  const [held] = await context.db.select({ held: count() }).from(productDesigns).where(ofStore(context));
  if ((held?.held ?? 0) >= mostDesigns)
    throw new OperationError(
      'bad_input',
      `A store can have at most ${mostDesigns.toLocaleString('en-US')} designs. Archived ones count too.`,
    );
  const now = context.clock.now();
  const id = randomUUID();
  const document = checked(design.document);
  const [row] = await context.db
    .insert(productDesigns)
    .values({
      storeId: context.storeId,
      id,
      ...design,
      document,
      previewUrl: await preview(context, id, document),
      searchable: searchableOf(design.name, templateOfRow({ document }).name, design.generations.prompt),
      revision: 1,
      layerRevisions: Object.fromEntries(document.layers.map((layer) => [layer.id, 1])),
      productRevision: 1,
      version: 1,
      isArchived: false,
      changedBy: whoOf(context).userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('A design was not kept.');
  await addVersion(context, row, what);
  return row;
}

export interface Save {
  document?: DesignDocument;
  name?: string | undefined;
  step?: DesignRow['step'] | undefined;
  mode?: DesignRow['mode'] | undefined;
  generations?: StoredGenerations;
  sketchKeys?: string[];
  model?: DesignRow['model'];
  /** For the list of versions; made from what differs when left out. */
  what?: string;
  /** Whether it may be added to the newest version of the same person. */
  joins?: boolean;
}

/** Saves a change of a design: its next revision, its version, its picture. Tells the other screens of the store. */
export async function saveDesign(context: Context, row: DesignRow, save: Save): Promise<DesignRow> {
  const document = save.document ? checked(save.document) : row.document;
  const isDrawn = changeBetween(row.document, document) !== null;
  const name = save.name ?? row.name;
  const generations = save.generations ?? row.generations;
  const isVersion = isDrawn || name !== row.name;
  const joined = isVersion && save.joins ? await newestOwn(context, row) : undefined;
  const version = isVersion && !joined ? row.version + 1 : row.version;
  const [after] = await context.db
    .update(productDesigns)
    .set({
      document,
      name,
      generations,
      step: save.step ?? row.step,
      mode: save.mode ?? row.mode,
      model: save.model ?? row.model,
      sketchKeys: save.sketchKeys ?? row.sketchKeys,
      ...stampsAfter(row, document),
      version,
      previewUrl: isDrawn ? await preview(context, row.id, document) : row.previewUrl,
      searchable: searchableOf(name, templateOfRow({ document }).name, generations.prompt),
      changedBy: whoOf(context).userId,
      updatedAt: context.clock.now(),
    })
    // Two saves at once: the later one finds another revision and is told.
    .where(ofStore(context, eq(productDesigns.id, row.id), eq(productDesigns.revision, row.revision)))
    .returning();
  if (!after) throw new OperationError('conflict', 'Someone else just saved this design. Try again.');
  const what = save.what ?? (isDrawn ? changeWords(row.document, document) : `Renamed to ${name}`);
  if (joined) {
    await context.db
      .update(versions)
      .set({ document, name, what, updatedAt: context.clock.now() })
      .where(and(eq(versions.storeId, context.storeId), eq(versions.id, joined.id)));
  } else if (isVersion) await addVersion(context, after, what);
  await tell(context, after);
  return after;
}

/** Says to the store's screens that a design has a new revision, and by whom. */
export const tell = (context: Context, row: DesignRow) =>
  context.events.publish({
    type: 'invalidate',
    operations: ['list_designs', 'get_design'],
    data: { designId: row.id, revision: row.revision, by: whoOf(context).who },
  });

async function newestOwn(context: Context, row: DesignRow) {
  const { by, userId } = whoOf(context);
  if (userId === null || row.version <= 1) return undefined;
  const since = new Date(context.clock.now().getTime() - versionMinutes * 60_000);
  const [newest] = await context.db
    .select({ id: versions.id, by: versions.by, userId: versions.userId })
    .from(versions)
    .where(
      and(
        eq(versions.storeId, context.storeId),
        eq(versions.designId, row.id),
        eq(versions.version, row.version),
        gt(versions.createdAt, since),
      ),
    )
    .orderBy(desc(versions.version))
    .limit(1);
  return newest && newest.by === by && newest.userId === userId ? newest : undefined;
}

async function addVersion(context: Context, row: DesignRow, what: string): Promise<void> {
  const now = context.clock.now();
  await context.db.insert(versions).values({
    storeId: context.storeId,
    id: randomUUID(),
    designId: row.id,
    version: row.version,
    name: row.name,
    document: row.document,
    what: what.slice(0, 300),
    ...whoOf(context),
    createdAt: now,
    updatedAt: now,
  });
  await context.db
    .delete(versions)
    .where(
      and(
        eq(versions.storeId, context.storeId),
        eq(versions.designId, row.id),
        gt(versions.version, 1),
        lte(versions.version, row.version - mostVersions),
      ),
    );
}

/** The picture of a document; the same document has the same picture. */
/** Address of a picture of a design; the same for the same state. */
export async function preview(context: Context, designId: string, document: DesignDocument): Promise<string> {
  const fileId = namedId('design preview', designId, JSON.stringify(document));
  const key = fileKey(context.storeId, fileId);
  const bytes = await renderPreview(document, await loadPictures(context, document));
  await context.providers.files.put(key, bytes, 'image/webp');
  return fileAddress(context.providers.keyring, context.storeId, fileId);
}
