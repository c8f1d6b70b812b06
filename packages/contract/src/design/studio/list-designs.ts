import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { mayReadDesigns } from './design-ref.ts';
import { designSummary } from './entities.ts';
import { designMode, designModeWords, designModes } from './enums.ts';
import { count } from '../../kernel/words.ts';
import { designLine, summaryForModel } from './words.ts';

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
        ? 'There are no designs yet. Say “design a tote bag with our logo” and I’ll start one.'
        : `There’s no ${kind}${which}.`;
    const shown = rows.slice(0, 4);
    return `${count(total, kind)}${which}: ${shown.map(designLine).join('; ')}${total > shown.length ? '; and more' : ''}.`;
  },
});
