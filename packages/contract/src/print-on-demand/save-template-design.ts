import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { designLayer, mayAct, mostLayers, productTemplateDetail, templateReads } from './entities.ts';
import { shortDetail } from './say.ts';

export const saveTemplateDesign = declareOperation({
  name: 'save_template_design',
  area: 'print-on-demand',
  title: 'Save the design of a template',
  description:
    'Keeps everything that the designer shows: layers of every print area. In words use add_to_template_design.',
  examples: ['Save what is in the designer'],
  input: z.object({
    templateId: z.uuid(),
    layers: z.array(designLayer).max(mostLayers, 'A template has at most 24 layers.'),
  }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/layers' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => `Saved the design of ${row.title}.`,
});
