import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageOutput } from '../kernel/paging.ts';
import { brandKit, brandKitSummary } from './entities.ts';
import { knownCategories } from './known-categories.ts';
import { longestCategory, longestDescription, wholeListSize } from './limits.ts';
import { kitInView, kitReads, kitRef, mayAct, mayRead } from './refs.ts';
import { countOf, kitForModel, kitSentence, kitTitle, stateOf, summaryLine } from './say.ts';

const listOutput = z.object({ kits: z.array(brandKitSummary), ...pageOutput });
const listForModel = ({ kits, total }: z.output<typeof listOutput>) => ({
  kits: kits.slice(0, 12).map(({ id, name, category, slogan, completeness, progressPercent, createdAt }) => ({
    id,
    name,
    category,
    slogan,
    isComplete: completeness.whole,
    progressPercent,
    createdAt,
  })),
  total,
  ...(total > Math.min(12, kits.length) ? { cut: `${Math.min(12, kits.length)} of ${total}` } : {}),
});

export const listBrandKits = declareOperation({
  name: 'list_brand_kits',
  area: 'brand-kits',
  title: 'Brand kits',
  description:
    'Lists the brand kits of the store that have a category and a product description, newest first. For one kit with its ideas, colours and pictures use get_brand_kit; for the four examples use list_example_brand_kits.',
  examples: ['Show my brand kits', 'Which brand kits do I have?', 'List the archived brand kits'],
  input: z.object({
    named: field(z.string().trim().min(1).max(120), { label: 'Named', words: ['named', 'called'] })
      .describe('Words of the brand name, the category or the description.')
      .optional(),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      words: ['archived'],
    })
      .describe('True for the archived ones.')
      .default(false),
    page: field(z.int().min(0).max(100_000), { sense: 'page' }).default(0),
    size: field(z.int().min(1).max(wholeListSize), { sense: 'page' }).default(wholeListSize),
    sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  }),
  output: listOutput,
  http: { method: 'GET', path: '/web/brand-kits' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kits',
  offered: true,
  errors: [],
  related: ['get_brand_kit', 'create_brand_kit', 'list_example_brand_kits'],
  toModel: listForModel,
  summary: ({ kits, total }, { isArchived, named }) => {
    const which = `${isArchived ? 'archived ' : ''}brand kit`;
    const about = named ? ` named “${named}”` : '';
    if (total === 0)
      return isArchived || named
        ? `There is no ${which}${about}.`
        : 'You have no brand kits yet. Say what you want to sell, such as "make me a brand kit for a calming tea".';
    return `${countOf(total, which)}${about}: ${kits.slice(0, 6).map(summaryLine).join('; ')}${total > 6 ? ' and more' : ''}.`;
  },
});

export const listExampleBrandKits = declareOperation({
  name: 'list_example_brand_kits',
  area: 'brand-kits',
  title: 'Example brand kits',
  description:
    'Shows the four example brand kits, the same for everybody, to see what a finished kit looks like. The store’s own kits are list_brand_kits.',
  examples: ['Show me example brand kits', 'What does a finished brand kit look like?', 'sample brand kits'],
  input: z.object({}),
  output: listOutput,
  http: { method: 'GET', path: '/web/brand-kits/-/examples' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kits',
  offered: true,
  errors: [],
  related: ['get_brand_kit', 'create_brand_kit'],
  toModel: listForModel,
  summary: ({ kits }) => `Four examples: ${kits.map(summaryLine).join('; ')}.`,
});

export const getBrandKit = declareOperation({
  name: 'get_brand_kit',
  area: 'brand-kits',
  title: 'Brand kit',
  description:
    'One brand kit whole: audiences, brand ideas, mood board, market research, product ideas, slides, what is missing and what is being made. To look at a single idea, or at one in other colours, use show_brand_idea.',
  examples: [
    'Open my brand kit',
    'How far is the brand kit?',
    'What is still missing in the tea brand kit?',
    'Show the market research of my brand kit',
  ],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['show_brand_idea', 'generate_brand_kit_part', 'choose_brand_idea', 'list_brand_kit_versions'],
  toModel: (kit) => ({
    ...kitForModel(kit),
    marketResearch: kit.marketResearch?.content.slice(0, 3000) ?? null,
  }),
  summary: kitSentence,
});

export const createBrandKit = declareOperation({
  name: 'create_brand_kit',
  area: 'brand-kits',
  title: 'Make a brand kit',
  description:
    'Makes a whole new brand kit from what the product is and for whom: target audiences, brand ideas with names, slogans and colours, pictures, product ideas and market research, with live progress. To make more of one part of a kit that is there use generate_brand_kit_part.',
  examples: [
    'Make me a brand kit for a calming tea for night-shift nurses',
    'create a brand for dog treats made of spent grain',
    'I want to start a candle brand for small apartments',
    'new brand kit: refillable deodorant for teenagers',
  ],
  input: z.object({
    productDescription: field(z.string().trim().max(longestDescription), {
      sense: 'whole_request',
      label: 'Product',
      question: 'What do you want to sell, and for whom?',
    }).describe(
      'What the product is and for whom, in the founder’s words: "a calming tea for night-shift nurses".',
    ),
    category: field(z.string().trim().max(longestCategory), { label: 'Category', words: ['category'] })
      .describe(
        `Any words; known are ${knownCategories.join(', ')}. Recognised from the description when left out.`,
      )
      .optional(),
    generate: z
      .boolean()
      .describe('Whether all parts are made at once. False keeps an empty kit to be filled by hand.')
      .default(true),
    model: z.enum(['AMAZON', 'OPENAI']).describe('Which image model draws. OPENAI unless said.').optional(),
  }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit_progress',
  offered: true,
  errors: ['bad_input', 'upstream'],
  related: ['get_brand_kit', 'show_brand_idea', 'cancel_brand_generations', 'choose_brand_idea'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => {
    const ideas = kit.brandIdeas.generations.slice(0, 4).map(({ brandName }) => brandName);
    const names = ideas.length > 0 ? ` ${countOf(ideas.length, 'brand idea')}: ${ideas.join(', ')}.` : '';
    return `Your brand kit for ${kit.productDescription.slice(0, 160) || kit.category || 'a new product'} is under way.${names} ${stateOf(kit)}`;
  },
});

export const updateBrandKit = declareOperation({
  name: 'update_brand_kit',
  area: 'brand-kits',
  title: 'Save a brand kit',
  description:
    'Saves a brand kit with its full data. Generations that finished since `version` are kept: both sides are merged by uuid. What is left out stays. What the server computes is ignored.',
  examples: ['Save my brand kit as it stands on the screen'],
  input: brandKit.partial().extend({ brandKit: kitRef() }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_input'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => `${kitTitle(kit)} is saved. ${stateOf(kit)}`,
});

export const editBrandBrief = declareOperation({
  name: 'edit_brand_brief',
  area: 'brand-kits',
  title: 'Change what a kit is for',
  description:
    'Changes the category or the product description of a brand kit. What was made stays; to begin anew use reset_brand_kit, for names and slogans edit_brand_idea.',
  examples: [
    'Change the category of my brand kit to Home fragrance',
    'the product description of the kit should be "cold brew for students"',
  ],
  input: z.object({
    brandKit: kitInView(),
    category: field(z.string().trim().min(1).max(longestCategory), {
      label: 'Category',
      words: ['category'],
    }).optional(),
    productDescription: field(z.string().trim().min(1).max(longestDescription), {
      label: 'Product description',
      words: ['product description', 'description'],
    }).optional(),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/brief' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['get_brand_kit', 'generate_brand_kit_part', 'reset_brand_kit'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => `The kit is for ${kit.productDescription} (${kit.category}).`,
});

export const archiveBrandKit = declareOperation({
  name: 'archive_brand_kit',
  area: 'brand-kits',
  title: 'Archive a brand kit',
  description:
    'Puts a brand kit away, or brings an archived one back (isArchived false). It keeps everything. To remove it use delete_brand_kit.',
  examples: ['Archive the candle brand kit', 'bring the archived tea kit back', 'Put that kit away'],
  input: z.object({
    brandKit: kitRef(),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      valueWords: {
        true: ['archive', 'put away'],
        false: ['unarchive', 'bring back', 'restore from the archive', 'back from the archive'],
      },
    }).default(true),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/archive' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_brand_kits', 'delete_brand_kit'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: (kit) => `${kitTitle(kit)} is ${kit.isArchived ? 'archived' : 'back among your brand kits'}.`,
});

export const deleteBrandKit = declareOperation({
  name: 'delete_brand_kit',
  area: 'brand-kits',
  title: 'Delete a brand kit',
  description:
    'Removes a brand kit with everything in it and stops what is being made for it. Its public page closes. Can be undone. To keep it out of sight only use archive_brand_kit; to empty it use reset_brand_kit.',
  examples: ['Delete the dog treats brand kit', 'remove that brand kit'],
  input: z.object({ brandKit: kitRef() }),
  output: z.object({ id: field(z.uuid(), { ref: 'brand_kit' }), name: z.string() }),
  http: { method: 'DELETE', path: '/web/brand-kits/{brandKit}' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_brand_kits', 'archive_brand_kit'],
  invalidates: kitReads,
  undoable: true,
  summary: ({ name }) => `The brand kit ${name} is deleted. Undo brings it back.`,
});

export const resetBrandKit = declareOperation({
  name: 'reset_brand_kit',
  area: 'brand-kits',
  title: 'Reset a brand kit',
  description:
    'Empties a brand kit to begin anew: category, description, audiences, ideas, mood board, product ideas, research, slide colours and slides; stops what is being made. Can be undone. To remove the kit use delete_brand_kit.',
  examples: ['Reset my brand kit', 'start the tea kit over from scratch', 'clear everything in this kit'],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/reset' },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['edit_brand_brief', 'restore_brand_kit_version'],
  invalidates: kitReads,
  undoable: true,
  toModel: kitForModel,
  summary: () => 'The kit is empty, and nothing is being made for it anymore. Undo brings all of it back.',
});
