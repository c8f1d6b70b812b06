import { z } from 'zod';
import { field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, mayChangeDesigns } from './design-ref.ts';
import { designLimits, hexColor, pictureAddress } from './document.ts';
import { design, designAttributes, type DesignSummary } from './entities.ts';
import { designMode, designModel } from './enums.ts';
import { designForModel, designLine } from './words.ts';

const whole = (describe: string) =>
  field(z.string().trim().min(1).max(2000), {
    sense: 'whole_request',
    label: 'Design',
    question: 'What should it be? Name the product and what goes on it.',
  }).describe(describe);

const kit = field(z.string().trim().min(1).max(160), {
  ref: 'brand_kit',
  label: 'Brand kit',
  words: ['brand kit', 'kit'],
})
  .describe('Brand kit whose name, colors and mark the design uses, by id or name.')
  .optional();

const item = field(z.string().trim().min(1).max(160), {
  ref: 'catalog_item',
  label: 'Catalog item',
  words: ['catalog item', 'existing product', 'existing item'],
})
  .describe('Catalog item that the design begins from, by id or name.')
  .optional();

const file = field(z.uuid(), {
  ref: 'file',
  label: 'Picture',
  words: ['picture', 'photo', 'sketch', 'attached', 'file'],
})
  .describe('Uploaded or attached picture that is laid on the product (or the sketch to begin from), by id.')
  .optional();

const notDrawnWords = (what: string, canBeDrawn: boolean, { name, product }: DesignSummary): string =>
  canBeDrawn
    ? ` Not on it yet: ${what}. Say “draw pictures of ${name}” and pick one.`
    : ` Not on it: ${what}. The built-in renderer can’t draw that. Attach a picture of it and say “design a ${product.toLowerCase()} with the attached picture”.`;

export const createDesign = declareOperation({
  name: 'create_design',
  area: 'design',
  title: 'Start a product design',
  description:
    'Makes a new product design, a canvas with layers on a blank product: from a sentence, a template, a catalog item, a brand kit, a picture, a sketch, or a copy of a community design. Pass the request word for word in `words`; rules read product, color and what stands on it. Use change_design for the design at hand, generate_design_pictures to have pictures drawn for it, create_tech_pack for a brief to factories, create_brand_kit for a whole brand.',
  examples: [
    'Design a dark green tote bag with our brand name on it',
    'start a new t-shirt design that says "Slow mornings"',
    'make a product design for a navy hoodie with the logo on the chest',
    'begin a design from the template mug',
    'Design a candle with a cream label',
    'copy the community design Moon Phases',
    'start a design from the attached sketch',
    'new blank poster design',
  ],
  input: z.object({
    words: whole('What is to be designed, in the founder’s own words, whole and unchanged.').optional(),
    brandKit: kit,
    itemId: item,
    fileId: file,
    name: z.string().trim().min(1).max(designLimits.nameLength).describe('Name of the design.').optional(),
    mode: forForms(designMode.describe('How it begins; read from the words when left out.').optional()),
    model: forForms(designModel.describe('Which maker of pictures it uses; OPENAI unless said.').optional()),
    templateKey: z
      .string()
      .trim()
      .max(40)
      .describe('Blank product by key (list_design_templates).')
      .optional(),
    productColor: hexColor.describe('Color of the product.').optional(),
    pictureUrl: pictureAddress.describe('Address of a picture of ours to begin from.').optional(),
    communityDesignId: z.uuid().describe('Community design to copy.').optional(),
    attributes: forForms(
      designAttributes.partial().describe('What to design, as fields (mode DESIGNATTRIBUTE).').optional(),
    ),
  }),
  output: design.extend({
    /** What should be seen on it and has to be drawn as a picture first: "lemons". */
    notDrawn: z.array(z.string()),
    /** Whether pictures that show it can be drawn here: the built-in renderer knows few things. */
    canBeDrawn: z.boolean(),
    /** Whether words should be on it that were not said yet. */
    wantsWords: z.boolean(),
  }),
  http: { method: 'POST', path: '/web/product-designs', status: 201 },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  offered: true,
  errors: ['not_found', 'conflict', 'unsupported_file'],
  related: ['change_design', 'generate_design_pictures', 'estimate_design_cost', 'render_design'],
  invalidates: [...designReads],
  undoable: true,
  toModel: ({ notDrawn, canBeDrawn, wantsWords, ...output }) => ({
    ...designForModel(output),
    ...(notDrawn.length > 0 ? { notDrawn, canBeDrawn } : {}),
    ...(wantsWords ? { wantsWords } : {}),
  }),
  summary: ({ notDrawn, canBeDrawn, wantsWords, ...output }) =>
    `Started ${designLine(output)}.${notDrawn.length > 0 ? notDrawnWords(notDrawn.join(', '), canBeDrawn, output) : ''}${wantsWords ? ' What should it say? For example: “add the text "Slow mornings"”.' : ''}`,
});
