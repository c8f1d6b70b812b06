import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, productTemplateDetail, templateNamed, templateReads } from './entities.ts';
import { listed, shortDetail } from './say.ts';
import { place } from './template-writes.ts';

export const clearTemplatePrint = declareOperation({
  name: 'clear_template_print',
  area: 'print-on-demand',
  title: 'Take a print off a template',
  description:
    'Takes what is printed off one place of a print-on-demand template (front, back, chest, sleeve), or off all of it when no place is named. The template stays.',
  examples: [
    'Take the back print off the night shift tee template',
    'remove the print from the sleeve of that template',
    'clear the design of the tote template',
  ],
  input: z.object({ templateId: templateNamed(), place: place.optional() }),
  output: productTemplateDetail,
  http: { method: 'DELETE', path: '/web/print-on-demand/local-templates/{templateId}/layers' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['add_to_template_design', 'get_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} is now ${row.printedOn.length === 0 ? 'without a print' : `printed on: ${listed(row.printedOn).toLowerCase()}`}.`,
});
