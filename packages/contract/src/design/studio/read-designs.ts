import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { designRef, mayReadDesigns } from './design-ref.ts';
import { design, designSummary } from './entities.ts';
import { designMode, designModeWords, designModes } from './enums.ts';
import { printArea } from './templates.ts';
import { counted, designForModel, designLine, layerWords, summaryForModel, versionWords } from './words.ts';

const shownToModel = 12;

export const listDesigns = declareOperation({
  name: 'list_designs',
  area: 'design',
  title: 'Product designs',
  description:
    'Lists the product designs (canvas documents with layers on a blank product) of the store, last changed first; `from` COMMUNITY lists the public designs of the community instead, which create_design can copy. Ideation projects are list_creator_projects, blank products to begin from list_design_templates.',
  examples: [
    'Show my designs',
    'list our product designs',
    'which tee designs do we have?',
    'show archived designs',
    'What designs are in the community?',
  ],
  input: z.object({
    from: field(z.enum(['MINE', 'COMMUNITY']), {
      label: 'From',
      valueWords: {
        MINE: ['my designs', 'our designs'],
        COMMUNITY: ['community', 'public designs', 'from others', "other people's"],
      },
    })
      .default('MINE')
      .describe('MINE: of this store. COMMUNITY: public designs that may be copied.'),
    named: field(z.string().trim().min(1).max(120), {
      label: 'Named',
      words: ['named', 'called', 'with the name'],
    })
      .describe('Words of the name or of the product: "tote".')
      .optional(),
    mode: field(designMode, {
      label: 'Made',
      valueWords: Object.fromEntries(designModes.map((mode) => [mode, designModeWords[mode]])),
    })
      .describe('How the design came about.')
      .optional(),
    isArchived: field(z.boolean(), { label: 'Archived', words: ['archived', 'put away', 'deleted'] })
      .default(false)
      .describe('True for archived designs only.'),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(designSummary), ...pageOutput }),
  http: { method: 'GET', path: '/web/product-designs' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'designs',
  offered: true,
  errors: [],
  related: ['get_design', 'create_design', 'list_design_templates'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shownToModel).map(summaryForModel),
    total,
    ...(total > Math.min(shownToModel, rows.length)
      ? { cut: `${Math.min(shownToModel, rows.length)} of ${total}` }
      : {}),
  }),
  summary: ({ rows, total }, { from, isArchived, named, mode }) => {
    const kind = `${isArchived ? 'archived ' : ''}${from === 'COMMUNITY' ? 'community ' : ''}design`;
    const which = [
      mode === undefined ? '' : ` made ${designModeWords[mode][0].toLowerCase()}`,
      named === undefined ? '' : ` with “${named}”`,
    ].join('');
    if (total === 0)
      return from === 'MINE' && !isArchived && which === ''
        ? 'There is no design yet. Say “design a tote bag with our logo” and I begin one.'
        : `There is no ${kind}${which}.`;
    const shown = rows.slice(0, 4);
    return `${counted(total, kind)}${which}: ${shown.map(designLine).join('; ')}${total > shown.length ? '; and more' : ''}.`;
  },
});

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
  related: ['change_design', 'render_design', 'estimate_design_cost', 'find_products_for_design'],
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
        ? `${counted(pictures, 'picture')} to choose from.`
        : '',
      output.version > 1 ? `It stands at version ${output.version}.` : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
});

export const listDesignTemplates = declareOperation({
  name: 'list_design_templates',
  area: 'design',
  title: 'Blank products to design on',
  description:
    'Lists the blank products that a design can stand on (T-shirt, hoodie, tote, mug, candle, pouch, carton, poster …) with their print area and lowest order. Blanks that are printed on demand and sold are in the print-on-demand catalogue.',
  examples: [
    'Which products can I design on?',
    'show the design templates',
    'list the blank products of the design studio',
  ],
  input: z.object({
    group: field(z.enum(['Apparel', 'Accessories', 'Drinkware', 'Home', 'Packaging', 'Paper']), {
      label: 'Group',
      valueWords: {
        Apparel: ['apparel', 'clothes', 'clothing', 'garments'],
        Accessories: ['accessories', 'bags'],
        Drinkware: ['drinkware', 'cups'],
        Home: ['home', 'homeware'],
        Packaging: ['packaging'],
        Paper: ['paper goods', 'stationery'],
      },
    })
      .describe('One group of products.')
      .optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        templateKey: z.string(),
        name: z.string(),
        group: z.string(),
        printArea,
        productColor: z.string(),
        /** The blank product in its first colour. */
        pictureUrl: z.string(),
        /** Lowest order that factories usually take, an estimate. */
        moq: z.int(),
      }),
    ),
    total: z.int(),
  }),
  http: { method: 'GET', path: '/web/product-designs/-/templates' },
  access: mayReadDesigns,
  effect: 'read',
  card: 'design_templates',
  offered: true,
  errors: [],
  related: ['create_design', 'estimate_design_cost'],
  toModel: ({ rows, total }) => ({
    rows: rows.map(({ templateKey, name, group, moq }) => ({ templateKey, name, group, moq })),
    total,
  }),
  summary: ({ rows, total }, { group }) =>
    `${counted(total, `${group ? `${group.toLowerCase()} ` : ''}product`)} to design on: ${rows.map(({ name }) => name.toLowerCase()).join(', ')}.`,
});
