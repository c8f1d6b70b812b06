import { OperationError } from '@brandwright/contract';
import { type DesignLayer, mostLayers } from '@brandwright/contract/print-on-demand/entities.ts';
import { addToTemplateDesign } from '@brandwright/contract/print-on-demand/add-to-template-design.ts';
import { implement } from '../kernel/request/implementation.ts';
import { newLayer } from './layers.ts';
import { areaFor } from './rules.ts';
import { changeTemplate } from './templates.ts';
import { changeableTemplate, changed, undo } from './change-template.ts';

/** Words under what is in the area already, so that neither covers the other. */
function below(layers: readonly DesignLayer[], layer: DesignLayer): DesignLayer {
  const lowest = Math.max(
    0,
    ...layers.filter(({ placement }) => placement === layer.placement).map(({ y }) => y + 0.16),
  );
  return lowest === 0 ? layer : { ...layer, y: Math.min(0.92, Math.max(layer.y, lowest)) };
}

export default implement(addToTemplateDesign, {
  async run(context, { templateId, place, ...asked }) {
    const row = await changeableTemplate(context, templateId);
    const area = areaFor(row.productTitle, row.blank.printAreas, place);
    const layer = await newLayer(context, asked, area);
    if (!layer)
      throw new OperationError('bad_input', 'Say which words should be printed, or attach a picture.', [
        { path: 'text', message: 'Words or a picture.' },
      ]);
    if (row.layers.length >= mostLayers)
      throw new OperationError(
        'conflict',
        `A template can have at most ${mostLayers} layers. Take something off first.`,
      );
    const layers = [...row.layers, below(row.layers, layer)];
    return changed(context, row, await changeTemplate(context, row.id, { layers }));
  },
  undo,
});
