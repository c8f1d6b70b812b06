import { OperationError } from '@brandwright/contract';
import { archiveDesign } from '@brandwright/contract/design/studio/archive-design.ts';
import { renderDesign } from '@brandwright/contract/design/studio/render-design.ts';
import { restoreDesign } from '@brandwright/contract/design/studio/restore-design.ts';
import { restoreDesignVersion } from '@brandwright/contract/design/studio/restore-design-version.ts';
import { canvasSize } from '@brandwright/contract/design/studio/document.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { fileAddress, fileKey } from '../../kernel/data/file-address.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { namedId } from '../../kernel/data/random.ts';
import { findVersion } from './design-version.ts';
import { notArchived, takeBack, undoOf } from './change-design.ts';
import { findDesign, ofStore, type DesignRow } from './find-design.ts';
import { loadPictures } from './render/load-pictures.ts';
import { renderPng } from './render/render-design.ts';
import { saveDesign, tell } from './save-design.ts';
import { showDesign, summaryOf, templateOfRow } from './show-design.ts';
import { productDesigns } from './tables.ts';

const undoArchive = z.object({ designId: z.uuid() });

async function setArchived(context: Context, row: DesignRow, isArchived: boolean): Promise<DesignRow> {
  const [after] = await context.db
    .update(productDesigns)
    .set({ isArchived, updatedAt: context.clock.now() })
    .where(ofStore(context, eq(productDesigns.id, row.id)))
    .returning();
  if (!after) throw new OperationError('not_found', 'There is no such design in your store.');
  await tell(context, after);
  return after;
}

const putBack = (isArchived: boolean) => async (context: Context, saved: unknown) => {
  const row = await findDesign(context, undoArchive.parse(saved).designId);
  await setArchived(context, row, isArchived);
};

export const keepOperations = [
  implement(archiveDesign, {
    async run(context, { designId }) {
      const row = await findDesign(context, designId, isId(designId) ? null : false);
      if (row.isArchived) throw new OperationError('bad_transition', `${row.name} is archived already.`);
      const after = await setArchived(context, row, true);
      return {
        output: summaryOf(after),
        undo: { designId: row.id },
        subject: { kind: 'design', id: row.id },
      };
    },
    undo: putBack(false),
  }),
  implement(restoreDesign, {
    async run(context, { designId }) {
      const row = await findDesign(context, bare(designId), isId(designId) ? null : true);
      if (!row.isArchived) throw new OperationError('bad_transition', `${row.name} is not archived.`);
      const after = await setArchived(context, row, false);
      return {
        output: summaryOf(after),
        undo: { designId: row.id },
        subject: { kind: 'design', id: row.id },
      };
    },
    undo: putBack(true),
  }),
  implement(restoreDesignVersion, {
    async run(context, { designId, version }) {
      const row = notArchived(await findDesign(context, designId));
      const to = await findVersion(context, row, version ?? row.version - 1);
      const after = await saveDesign(context, row, {
        document: to.document,
        name: to.name,
        what: `Back to version ${to.version}`,
      });
      return {
        output: { ...(await showDesign(context, after)), restoredVersion: to.version },
        undo: undoOf(row, after),
        subject: { kind: 'design', id: row.id },
      };
    },
    undo: takeBack,
  }),
  implement(renderDesign, {
    async run(context, { designId, what, width }) {
      const row = await findDesign(context, designId);
      const area = templateOfRow(row).printArea;
      const shape = what === 'PRINT' ? area.height / area.width : 1;
      if (what === 'PRINT' && row.document.layers.length === 0)
        throw new OperationError(
          'not_found',
          `Nothing is printed on ${row.name} yet. Add a text or the logo first.`,
        );
      const bytes = await renderPng(
        row.document,
        await loadPictures(context, row.document, width),
        what,
        width,
      );
      // The same picture of the same state is the same file, however often it is asked for.
      const fileId = namedId('design picture', row.id, what, width, JSON.stringify(row.document));
      await context.providers.files.put(fileKey(context.storeId, fileId), bytes, 'image/png');
      return {
        output: {
          designId: row.id,
          name: row.name,
          what,
          url: fileAddress(context.providers.keyring, context.storeId, fileId),
          width,
          height: Math.round((width * shape * canvasSize) / canvasSize),
        },
      };
    },
  }),
];

const isId = (named: string | undefined) => named !== undefined && z.uuid().safeParse(named).success;
/** "the archived poster design" names the poster. */
const bare = (named: string | undefined) =>
  named
    ?.replaceAll(/\b(?:archived|deleted|old|removed)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
