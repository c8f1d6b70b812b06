import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../refs.ts';
import { brandKitModule, longestModuleText } from './entities.ts';
import { moduleReads, moduleRef } from './refs.ts';
import { moduleForModel, moduleName } from './say.ts';
import { title } from './title-field.ts';

export const updateBrandModule = declareOperation({
  name: 'update_brand_module',
  area: 'brand-kits',
  title: 'Edit a brand module',
  description:
    'Changes the title or the text of a brand module, or adds or removes one of its lines, by hand. To have it made anew use request_brand_module; to put it away archive_brand_module.',
  examples: [
    'Rename the brand module Night colours to Evening colours',
    'set the text of the story module to "We started in a kitchen."',
    'add the slogan "Rest well." to the slogans module',
    'remove the line "Softly does it." from brand module 3',
  ],
  input: z.object({
    module: moduleRef(),
    title: title().optional(),
    text: field(z.string().trim().max(longestModuleText), {
      label: 'Text',
      words: ['text', 'to say', 'reads'],
      sense: 'free_text',
    }).optional(),
    addItem: field(z.string().trim().min(1).max(400), {
      label: 'Add',
      words: ['add', 'also', 'plus', 'add the line', 'add the slogan', 'add the name'],
      sense: 'free_text',
    })
      .describe('A line to add.')
      .optional(),
    removeItem: field(z.string().trim().min(1).max(400), {
      label: 'Remove',
      words: ['remove', 'drop', 'delete', 'take out', 'without'],
      sense: 'free_text',
    })
      .describe('A line to remove, by its words.')
      .optional(),
  }),
  output: brandKitModule,
  http: { method: 'PUT', path: '/web/brand-kit-modules/{module}' },
  access: mayAct,
  effect: 'write',
  card: 'brand_module',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'bad_transition'],
  related: ['get_brand_module', 'request_brand_module'],
  invalidates: [...moduleReads],
  undoable: true,
  toModel: moduleForModel,
  summary: (module, { title: renamed, text, addItem, removeItem }) => {
    const said = [
      renamed && 'has a new title',
      text !== undefined && 'has a new text',
      addItem && `includes “${addItem}”`,
      removeItem && `no longer includes “${removeItem}”`,
    ].filter((part): part is string => Boolean(part));
    return `${moduleName(module)} ${said.join(' and ')}.`;
  },
});
