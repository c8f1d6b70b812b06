import { archiveProductTemplate } from '@brandwright/contract/print-on-demand/archive-product-template.ts';
import { implement } from '../kernel/request/implementation.ts';
import { advance } from './rules.ts';
import { changeTemplate, describeTemplate, findTemplate } from './templates.ts';
import { keptTemplate, templateAsBefore } from './undo-template.ts';

/**
 * Archives a template. The rule that a removed template also leaves the cart (brand-kit document §4) rests on the row:
 * a cart sells only what is not archived here, and drops the rest when it is read. There is no cart yet.
 */
export default implement(archiveProductTemplate, {
  async run(context, { templateId }) {
    const row = await findTemplate(context, templateId);
    const state = advance(row.title, row.state, 'ARCHIVED');
    const now = await changeTemplate(context, row.id, { state, archivedAt: context.clock.now() });
    return {
      output: await describeTemplate(context, now),
      undo: keptTemplate(row),
      subject: { kind: 'product_template', id: row.id },
    };
  },
  undo: templateAsBefore,
});
