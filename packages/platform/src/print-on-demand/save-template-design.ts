import { OperationError } from '@brandwright/contract';
import type { DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import { saveTemplateDesign } from '@brandwright/contract/print-on-demand/save-template-design.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { pictureFacts } from './pictures.ts';
import { changeTemplate, type TemplateRow } from './templates.ts';
import { changeableTemplate, checkStillPrinted, changed, undo } from './change-template.ts';

/** Refuses layers of areas that the blank has not, without content, or with pictures of another store. */
async function checkLayers(
  context: Context,
  row: TemplateRow,
  layers: readonly DesignLayer[],
): Promise<void> {
  const places = new Set(row.blank.printAreas.map(({ placement }) => placement));
  for (const [at, layer] of layers.entries()) {
    const bad = (message: string) =>
      new OperationError('bad_input', message, [{ path: `layers.${at}`, message }]);
    if (!places.has(layer.placement))
      throw bad(`${row.productTitle} has no print area "${layer.placement}".`);
    if (layer.kind === 'TEXT' && !layer.text?.trim()) throw bad('Write something, or take the words off.');
    if (layer.kind === 'PICTURE' && layer.imageUrl === null) throw bad('Choose a picture, or take it off.');
    const before = row.layers.some(({ imageUrl }) => imageUrl === layer.imageUrl);
    if (layer.imageUrl !== null && !before) await pictureFacts(context, layer.imageUrl);
  }
}

export default implement(saveTemplateDesign, {
  async run(context, { templateId, layers }) {
    const row = await changeableTemplate(context, templateId);
    await checkLayers(context, row, layers);
    checkStillPrinted(row, layers);
    return changed(context, row, await changeTemplate(context, row.id, { layers }));
  },
  undo,
});
