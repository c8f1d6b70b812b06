import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { countOf, cutNote, shownToModel } from '../say.ts';
import { mayReadBriefs } from './brief-ref.ts';
import { agentType, agentTypeWords, techPackStatus, techPackStatusWords } from './enums.ts';
import { techPackSummary } from './tech-pack.ts';

// Stands before get_tech_pack: its path has no parameter.
export const listTechPacks = declareOperation({
  name: 'list_tech_packs',
  area: 'sourcing',
  title: 'Earlier briefs',
  description:
    'Lists the sourcing briefs (tech packs) of the store, newest first, by words of their name or product, state and type. Use get_tech_pack to open one.',
  examples: [
    'Show my earlier briefs',
    'list my tech packs',
    'which sourcing briefs are incomplete?',
    'do I have a brief for mugs?',
  ],
  input: z.object({
    keyword: field(z.string().trim().max(120), { sense: 'search_words', label: 'Words' })
      .describe('Words of the name, product or materials.')
      .optional(),
    status: field(techPackStatus, { label: 'State', valueWords: techPackStatusWords })
      .describe(
        'DRAFT lacks something, READY can be matched, MATCHED has factories, ARCHIVED was put away. Archived ones only show when asked for.',
      )
      .optional(),
    agentType: field(agentType, {
      label: 'Type',
      valueWords: {
        ...agentTypeWords,
        default: ['product briefs'],
        tariff: ['tariff briefs'],
        packaging: ['packaging briefs', 'packaging'],
      },
    }).optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(techPackSummary), ...pageOutput }),
  http: { method: 'GET', path: '/web/ai-sourcing-agents-tech-pack/-/history-tech-packs' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'tech_packs',
  offered: true,
  errors: [],
  related: ['get_tech_pack', 'create_tech_pack', 'duplicate_tech_pack', 'archive_tech_pack'],
  toModel: ({ rows, total, page }) => ({
    rows: rows.slice(0, shownToModel).map((row) => ({
      techPackId: row.techPackId,
      techPackNumber: row.techPackNumber,
      title: row.title,
      quantity: row.quantity,
      targetPriceMinor: row.targetPriceMinor,
      status: row.status,
      completePercent: row.completePercent,
      launchDate: row.launchDate,
      matchCount: row.matchCount,
      isCurrent: row.isCurrent,
      updatedAt: row.updatedAt,
    })),
    total,
    page,
    ...cutNote(Math.min(rows.length, shownToModel), total),
  }),
  summary: ({ rows, total }) =>
    total === 0
      ? 'No briefs match that. Say what you want made, as in "I need 500 ceramic mugs under $4".'
      : `${countOf(total, 'brief')}: ${rows
          .slice(0, 5)
          .map(
            (row) =>
              `${row.techPackNumber} ${row.title} (${techPackStatusWords[row.status][0].toLowerCase()}, ${row.completePercent}% complete${row.quantity === null ? '' : `, ${row.quantity.toLocaleString('en-US')} units`})`,
          )
          .join('; ')}${total > 5 ? ' and more' : ''}.`,
});
