import { changeBetween, applyChange } from '@brandwright/contract/design/studio/change-document.ts';
import { changeDesign } from '@brandwright/contract/design/studio/change-design.ts';
import { designLayer } from '@brandwright/contract/design/studio/document.ts';
import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { lookOfDesign } from './brand-look.ts';
import { findDesign, type DesignRow } from './find-design.ts';
import { readChange, type ReadChange } from './reading/read-change.ts';
import { saysSomeWords } from './reading/read-wish.ts';
import { beginsWithVerb } from './reading/said.ts';
import type { Scene } from './reading/scene.ts';
import { saveDesign } from './save-design.ts';
import { showDesign } from './show-design.ts';
import { layersSpokenOf } from './spoken-of.ts';

/** What takes a change back: the change the other way round, so that what came after it stays. */
const undoChange = z.object({
  designId: z.uuid(),
  name: z.string(),
  back: z
    .object({
      templateKey: z.string().optional(),
      productColor: z.string().optional(),
      layers: z.array(designLayer),
      removedLayerIds: z.array(z.string()),
      order: z.array(z.string()).optional(),
    })
    .nullable(),
});

export const undoOf = (before: DesignRow, after: DesignRow) => ({
  designId: before.id,
  name: before.name,
  back: changeBetween(after.document, before.document),
});

export async function takeBack(context: Context, saved: unknown): Promise<void> {
  const { designId, name, back } = undoChange.parse(saved);
  const row = await findDesign(context, designId);
  await saveDesign(context, row, {
    name,
    ...(back ? { document: applyChange(row.document, back) } : {}),
    what: 'Undone',
  });
}

/** Archived designs are looked at and brought back, not changed. */
export function notArchived(row: DesignRow): DesignRow {
  if (row.isArchived)
    throw new OperationError(
      'bad_transition',
      `${row.name} is archived. Restore it first: say “restore the design ${row.name}”.`,
    );
  return row;
}

/** Reads a change; what is none is the words that a new design still lacks: "a mug with a slogan", then "but first, tea". */
function readAnswer(words: string, row: DesignRow, scene: Scene): ReadChange {
  try {
    return readChange(words, scene);
  } catch (error) {
    const isUnread = error instanceof OperationError && error.code === 'bad_input';
    const isAwaited =
      row.version === 1 && row.document.layers.length === 0 && saysSomeWords(row.generations.prompt);
    if (!isUnread || !isAwaited || words.includes('"') || beginsWithVerb.test(words)) throw error;
    return readChange(`add the text "${words.replace(/[.\s]+$/, '')}"`, scene);
  }
}

export default implement(changeDesign, {
  async run(context, { designId, words }) {
    const row = notArchived(await findDesign(context, designId));
    const look = await lookOfDesign(context, row.brandKitId);
    const last = await layersSpokenOf(context, row);
    const { scene, changes } = readAnswer(words, row, {
      name: row.name,
      document: row.document,
      look,
      last,
    });
    const after = await saveDesign(context, row, {
      document: scene.document,
      name: scene.name,
      step: 'REFINE',
      what: changes.join('; '),
    });
    return {
      output: { ...(await showDesign(context, after)), changes },
      undo: undoOf(row, after),
      subject: { kind: 'design', id: row.id },
    };
  },
  undo: takeBack,
});
