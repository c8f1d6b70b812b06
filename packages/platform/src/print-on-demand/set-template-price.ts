import { setTemplatePrice } from '@brandwright/contract/print-on-demand/set-template-price.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changeTemplate } from './templates.ts';
import { changeableTemplate, changed, undo } from './change-template.ts';

export default implement(setTemplatePrice, {
  async run(context, { templateId, retailPriceMinor, freeShipping }) {
    const row = await changeableTemplate(context, templateId);
    return changed(
      context,
      row,
      await changeTemplate(context, row.id, {
        retailPriceMinor,
        ...(freeShipping === undefined ? {} : { freeShipping }),
      }),
    );
  },
  undo,
});
