import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../refs.ts';
import { brandKitModule, longestModuleBrief, longestModuleText, longestModuleTitle } from './entities.ts';
import { brandModuleType, brandModuleTypeWords, moduleRequestType } from './enums.ts';
import { moduleReads, moduleRef } from './refs.ts';
import { ended, moduleForModel, moduleLine, moduleName } from './say.ts';

const title = () =>
  field(z.string().trim().min(1).max(longestModuleTitle), {
    label: 'Title',
    words: ['called', 'named', 'titled', 'title', 'rename', 'name it'],
    sense: 'free_text',
  });

export const createBrandModule = declareOperation({
  name: 'create_brand_module',
  area: 'brand-kits',
  title: 'Make a brand module',
  description:
    'Makes a brand module, a reusable part of a brand: palette, voice, logo, names, slogans, story or audience, for a brand kit or for what is said. Its content is made in the background. A whole brand kit is create_brand_kit; ideas inside a kit are generate_brand_kit_part.',
  examples: [
    'Make a palette module for my tea brand',
    'create a brand voice module for the candle kit',
    'new slogans module: refillable soap for hotels',
    'I need a logo module for the night tea kit',
  ],
  input: z.object({
    type: field(brandModuleType, {
      label: 'Type',
      valueWords: brandModuleTypeWords,
      question: 'What should the module be: palette, voice, logo, names, slogans, story or audience?',
    }),
    title: title().describe('Its title; made from the type when left out.').optional(),
    // Not `kitRef()`: "brand voice module" names no kit, and a module may do without one.
    brandKit: field(z.string().trim().min(1).max(160), {
      ref: 'brand_kit',
      label: 'Brand kit',
      words: ['brand kit', 'kit'],
    })
      .describe('The brand kit that it is made for, by its id, brand name or category.')
      .optional(),
    brief: field(z.string().trim().min(3).max(longestModuleBrief), {
      label: 'For',
      sense: 'whole_request',
    })
      .describe('What it is for in the founder’s words, where no brand kit is meant.')
      .optional(),
  }),
  output: brandKitModule,
  http: { method: 'POST', path: '/web/brand-kit-modules', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'brand_module',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['get_brand_module', 'request_brand_module'],
  invalidates: [...moduleReads],
  undoable: true,
  toModel: moduleForModel,
  summary: (module) => `${moduleName(module)} is being made. It fills here when it is done.`,
});

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
      renamed && 'has its new title',
      text !== undefined && 'has its new text',
      addItem && `holds “${addItem}”`,
      removeItem && `no longer holds “${removeItem}”`,
    ].filter((part): part is string => Boolean(part));
    return `${moduleName(module)} ${said.join(' and ')} now.`;
  },
});

export const archiveBrandModule = declareOperation({
  name: 'archive_brand_module',
  area: 'brand-kits',
  title: 'Archive a brand module',
  description:
    'Puts a brand module away, or brings an archived one back. Nothing is lost. For a whole kit use archive_brand_kit.',
  examples: [
    'Archive the brand module Night colours',
    'put brand module 2 away',
    'restore the archived voice module',
    'remove the slogans module',
  ],
  input: z.object({
    module: moduleRef(),
    what: field(z.enum(['ARCHIVE', 'RESTORE']), {
      label: 'What',
      valueWords: {
        ARCHIVE: ['archive', 'put away', 'remove', 'delete'],
        RESTORE: ['restore', 'bring back', 'unarchive'],
      },
    })
      .describe('ARCHIVE (the default) or RESTORE.')
      .default('ARCHIVE'),
  }),
  output: brandKitModule,
  http: { method: 'PUT', path: '/web/brand-kit-modules/{module}/archive' },
  access: mayAct,
  effect: 'write',
  card: 'brand_module',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_brand_modules'],
  invalidates: [...moduleReads],
  undoable: true,
  toModel: moduleForModel,
  summary: (module) => `${moduleName(module)} is ${module.isArchived ? 'archived' : 'in use again'}.`,
});

export const requestBrandModule = declareOperation({
  name: 'request_brand_module',
  area: 'brand-kits',
  title: 'Make a brand module anew',
  description:
    'Has the content of a brand module made again, with a wish if one is said ("warmer", "shorter"), or a variation added to what it holds. In the background. To write it by hand use update_brand_module; for the colours of a kit change_brand_colors.',
  examples: [
    'Make the palette module again, but warmer',
    'regenerate brand module 2',
    'more lines for the slogans module',
    'give me another version of the voice module, bolder',
  ],
  input: z.object({
    module: moduleRef(),
    type: field(moduleRequestType, {
      label: 'How',
      valueWords: {
        GENERATE: ['again', 'anew', 'regenerate', 'redo', 'new', 'replace'],
        VARY: ['more', 'add', 'another version', 'variation', 'variations', 'extend', 'additional'],
      },
    })
      .describe('GENERATE replaces what it holds (the default); VARY adds to it.')
      .default('GENERATE'),
    wish: field(z.string().trim().min(1).max(300), {
      sense: 'free_text',
      label: 'Wish',
      words: ['but', 'wish', 'more like', 'that is', 'that are'],
    })
      .describe('What it should be like: "warmer", "for men too".')
      .optional(),
  }),
  output: brandKitModule,
  http: { method: 'POST', path: '/web/brand-kit-modules/{module}/requests', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'brand_module',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_brand_module', 'update_brand_module'],
  invalidates: [...moduleReads],
  toModel: moduleForModel,
  summary: (module, { type, wish }) =>
    ended(
      module.latestRequest?.result === 'PENDING'
        ? `${moduleName(module)} is being ${type === 'VARY' ? 'extended' : 'made anew'}${wish ? `, ${wish}` : ''}`
        : moduleLine(module),
    ),
});

export const archiveModuleRequests = declareOperation({
  name: 'archive_module_requests',
  area: 'brand-kits',
  title: 'Archive requests of a brand module',
  description: 'Puts the finished requests of a brand module away, so that none is the latest. For screens.',
  examples: ['(a failed request is dismissed)'],
  input: z.object({ module: z.string().trim().min(1).max(200) }),
  output: z.object({ archived: z.int() }),
  http: { method: 'PUT', path: '/web/brand-kit-modules/{module}/requests/archive' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: [...moduleReads],
  summary: ({ archived }) => `${archived} ${archived === 1 ? 'request is' : 'requests are'} archived.`,
});
