import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, productTemplateDetail, templateNamed, templateReads } from './entities.ts';
import { shortDetail } from './say.ts';

export const unpublishProductTemplate = declareOperation({
  name: 'unpublish_product_template',
  area: 'print-on-demand',
  title: 'Take a template back to draft',
  description:
    'Makes a published print-on-demand template a draft again, so that it is no longer ready to sell. To put it away use archive_product_template.',
  examples: [
    'Take the night shift tee template back to draft',
    'unpublish the mug template',
    'the tote template should not be on sale, make it a draft again',
  ],
  input: z.object({ templateId: templateNamed('Which template should go back to draft?') }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/unpublish' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['publish_product_template', 'archive_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => `${row.title} is a draft again and not ready to sell.`,
});
