import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { designRef, mayChangeDesigns } from './design-ref.ts';
import { designLayer, designLimits, hexColor } from './document.ts';
import { design } from './entities.ts';
import { designStep } from './enums.ts';
import { designForModel } from './words.ts';

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
