import { z } from 'zod';
import { amountMinor, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefForModel, briefLine, openPoints } from '../../sourcing/agent/brief-words.ts';
import { briefReads } from '../../sourcing/agent/brief-ref.ts';
import { techPack } from '../../sourcing/agent/tech-pack.ts';
import { designRef, mayChangeDesigns } from './design-ref.ts';

export const makeDesignTechPack = declareOperation({
  name: 'make_design_tech_pack',
  area: 'design',
  title: 'Sourcing brief from a design',
  description:
    'Makes a sourcing brief (tech pack) from a product design: product, colors, what is printed and its picture. Quantity and target price may be given. A brief from words alone is create_tech_pack.',
  examples: [
    'Make a tech pack of the tote design',
    'turn this design into a sourcing brief for 500 units',
    'create a factory brief from my design',
  ],
  input: z.object({
    ...designRef,
    quantity: field(z.int().min(1).max(10_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['units', 'pieces', 'pcs', 'quantity', 'for'],
    })
      .describe('Units of the first order.')
      .optional(),
    targetPriceMinor: amountMinor({
      label: 'Target price',
      words: ['target price', 'at most', 'under', 'max', 'each'],
    })
      .min(1)
      .max(100_000_000)
      .describe('Most that one piece may cost at the factory, in cents.')
      .optional(),
  }),
  output: techPack,
  http: { method: 'POST', path: '/web/product-designs/{designId}/tech-packs', status: 201 },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict', 'unsupported_file'],
  related: ['match_factories', 'update_tech_pack'],
  invalidates: [...briefReads],
  undoable: true,
  toModel: briefForModel,
  summary: (pack) => [`${briefLine(pack)}.`, openPoints(pack)].filter(Boolean).join(' '),
});
