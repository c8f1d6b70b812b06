import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designRef, mayReadDesigns } from './design-ref.ts';
import { design } from './entities.ts';
import { count } from '../../kernel/words.ts';
import { designForModel, designLine, layerWords, versionWords } from './words.ts';

export const getDesign = declareOperation({
  name: 'get_design',
  area: 'design',
  title: 'A product design',
  description:
    'Opens one product design: its product, color, layers, generated pictures and earlier versions; with a version, as it was then, which changes nothing. Designs are named by list_designs.',
  examples: [
    'Open the harvest tote design',
    'show me my latest design',
    'what is on the tee design?',
    'show the versions of this design',
    'show me version 2 of the tote design',
    'what did the design look like at version 1?',
  ],
  input: z.object({
    ...designRef,
    version: field(z.int().min(1).max(100_000), { label: 'Version', words: ['version'] })
      .describe('Looks at an earlier version without going back to it; the design of today when left out.')
      .optional(),
  }),
  output: design,
  http: { method: 'GET', path: '/web/product-designs/{designId}' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'design',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: [
    'change_design',
    'render_design',
    'estimate_design_cost',
    'request_design_quote',
    'order_from_supplier',
    'find_products_for_design',
  ],
  toModel: (output) => ({
    ...designForModel(output),
    versions: output.versions
      .slice(0, 8)
      .map(({ version, what, who, createdAt }) => ({ version, what, who, createdAt })),
  }),
  summary: (output) => {
    const layers = output.document.layers.slice(-4).map(layerWords);
    if (output.shownVersion !== null) return versionWords(output, layers);
    const pictures = output.generateData.pictures.filter(({ result }) => result === 'SUCCESS').length;
    return [
      `${designLine(output)}${layers.length > 0 ? ` (${layers.join(', ')})` : ''}.`,
      pictures > 0 && output.generateData.chosenPictureId === null
        ? `${count(pictures, 'picture')} to choose from.`
        : '',
      output.version > 1 ? `It’s at version ${output.version}.` : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
});
