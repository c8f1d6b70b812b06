import { listDesignTemplates } from '@brandwright/contract/design/studio/list-design-templates.ts';
import { blankAddress, productTemplates } from '@brandwright/contract/design/studio/templates.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { costOf } from './estimate/cost-table.ts';

export default implement(listDesignTemplates, {
  async run(_context, { group }) {
    const rows = productTemplates
      .filter((template) => group === undefined || template.group === group)
      .map(({ key, name, group: own, printArea, color, form }) => ({
        templateKey: key,
        name,
        group: own,
        printArea,
        productColor: color,
        pictureUrl: blankAddress(form, color),
        moq: costOf(key).moq,
      }));
    return { output: { rows, total: rows.length } };
  },
});
