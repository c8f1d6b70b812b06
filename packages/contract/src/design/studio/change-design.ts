import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { designReads, designRef, mayChangeDesigns } from './design-ref.ts';
import { designLayer, designLimits, hexColor } from './document.ts';
import { design } from './entities.ts';
import { designStep } from './enums.ts';
import { designForModel } from './words.ts';

export const changeDesign = declareOperation({
  name: 'change_design',
  area: 'design',
  title: 'Change a design',
  description:
    'Changes a product design by words: adds, moves, resizes, recolours, rotates, reorders, hides, locks or removes layers (text, logo, shape, picture), changes wording or typeface, the colour of the product, the product itself, or the name of the design. Pass the request word for word in `words`. Colors of a brand kit are change_brand_colors, values of a factory brief update_tech_pack, a whole new design create_design.',
  examples: [
    'Put the brand name on the tote in dark green',
    'make the text bigger',
    'move the logo to the back',
    'make the tote design navy',
    'change the text to "Quiet nights"',
    'add a gold circle behind the text',
    'rotate the logo 15 degrees',
    'use a handwritten font on the design',
    'remove the circle from the design',
    'put the design on a hoodie instead',
    'rename the design to Harvest Tote',
  ],
  input: z.object({
    ...designRef,
    words: field(z.string().trim().min(1).max(2000), {
      sense: 'whole_request',
      label: 'Change',
      question: 'What should I change on the design?',
    }).describe('What is to change, in the founder’s own words, whole and unchanged.'),
  }),
  output: design.extend({
    /** What was done, one sentence each. */
    changes: z.array(z.string()),
  }),
  http: { method: 'POST', path: '/web/product-designs/{designId}/changes' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_design', 'restore_design_version', 'render_design'],
  invalidates: [...designReads],
  undoable: true,
  toModel: ({ changes, ...output }) => ({ changes, ...designForModel(output) }),
  summary: ({ changes, name }) => `${name}: ${changes.join('; ')}.`,
});

export const updateDesign = declareOperation({
  name: 'update_design',
  area: 'design',
  title: 'Save a design',
  description:
    'Saves what an editor changed on the canvas since it last read the design. What somebody else changed meanwhile stays; a layer that both changed is refused.',
  examples: ['save the design'],
  input: z.object({
    ...designRef,
    /** The revision that the change was made from. */
    revision: z.int().min(0),
    name: z.string().trim().min(1).max(designLimits.nameLength).optional(),
    step: designStep.optional(),
    templateKey: z.string().trim().max(40).optional(),
    productColor: hexColor.optional(),
    /** Layers that are new or differ. */
    layers: z.array(designLayer).max(designLimits.layers).default([]),
    removedLayerIds: z.array(z.string().max(40)).max(designLimits.layers).default([]),
    /** All ids from the back to the front, where the order changed or layers came. */
    order: z.array(z.string().max(40)).max(designLimits.layers).optional(),
    /** Keeps a version of its own instead of adding to the one of the last minutes. */
    isCheckpoint: z.boolean().default(false),
  }),
  output: design,
  http: { method: 'PUT', path: '/web/product-designs/{designId}' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'design',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition', 'too_large'],
  invalidates: ['list_designs'],
  // The design keeps its own history, which list and restore.
  journal: false,
  toModel: designForModel,
  summary: ({ name, revision }) => `${name} is saved (revision ${revision}).`,
});

export const changeDesignColor = declareOperation({
  name: 'change_design_color',
  area: 'design',
  title: 'Change the color of a product',
  description:
    'Changes the color of a design’s product to one or several colors: one changes the design itself, several make a copy in each further color.',
  examples: ['show this design in navy, sage and cream'],
  input: z.object({
    ...designRef,
    colors: z.array(hexColor).min(1).max(8),
  }),
  output: z.object({ rows: z.array(design) }),
  http: { method: 'POST', path: '/web/product-designs/{designId}/colors' },
  access: mayChangeDesigns,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: [...designReads],
  undoable: true,
  toModel: ({ rows }) => ({ rows: rows.map(designForModel) }),
  summary: ({ rows }) =>
    `${rows.map(({ name, productColorName }) => `${name} in ${productColorName}`).join('; ')}.`,
});
