import { unpublishProductTemplate } from '@brandwright/contract/print-on-demand/unpublish-product-template.ts';
import { implement } from '../kernel/request/implementation.ts';
import { advance } from './rules.ts';
import { changeTemplate, describeTemplate, findTemplate } from './templates.ts';
import { keptTemplate, templateAsBefore } from './undo-template.ts';

export default implement(unpublishProductTemplate, {
  async run(context, { templateId }) {
    const row = await findTemplate(context, templateId);
    const state = advance(row.title, row.state, 'DRAFT');
    const now = await changeTemplate(context, row.id, { state, publishedAt: null });
    return {
      output: await describeTemplate(context, now),
      undo: keptTemplate(row),
      subject: { kind: 'product_template', id: row.id },
    };
  },
  undo: templateAsBefore,
});
