import { OperationError } from '@brandwright/contract';
import { clearTemplatePrint } from '@brandwright/contract/print-on-demand/clear-template-print.ts';
import { implement } from '../kernel/request/implementation.ts';
import { areaFor } from './rules.ts';
import { changeTemplate } from './templates.ts';
import { changeableTemplate, checkStillPrinted, changed, undo } from './change-template.ts';

export default implement(clearTemplatePrint, {
  async run(context, { templateId, place }) {
    const row = await changeableTemplate(context, templateId);
    const area = place === undefined ? undefined : areaFor(row.productTitle, row.blank.printAreas, place);
    const layers =
      area === undefined ? [] : row.layers.filter(({ placement }) => placement !== area.placement);
    if (layers.length === row.layers.length)
      throw new OperationError(
        'conflict',
        `Nothing is printed ${area ? `on the ${area.title.toLowerCase()}` : ''} of ${row.title}.`.replace(
          '  ',
          ' ',
        ),
      );
    checkStillPrinted(row, layers);
    return changed(context, row, await changeTemplate(context, row.id, { layers }));
  },
  undo,
});
