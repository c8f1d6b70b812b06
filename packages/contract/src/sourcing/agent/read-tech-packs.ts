import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { countOf, cutNote, shownToModel } from '../say.ts';
import { briefRef, mayReadBriefs } from './brief-ref.ts';
import { briefForModel, briefLine, openPoints } from './brief-words.ts';
import { agentType, agentTypeWords, techPackStatus, techPackStatusWords } from './enums.ts';
import { brief, briefChange, techPack, techPackRef, techPackSummary } from './tech-pack.ts';

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
      ? 'No brief fits that. Say what you want made, as in "I need 500 ceramic mugs under $4".'
      : `${countOf(total, 'brief')}: ${rows
          .slice(0, 5)
          .map(
            (row) =>
              `${row.techPackNumber} ${row.title} (${techPackStatusWords[row.status][0].toLowerCase()}, ${row.completePercent}% complete${row.quantity === null ? '' : `, ${row.quantity.toLocaleString('en-US')} units`})`,
          )
          .join('; ')}${total > 5 ? ' and more' : ''}.`,
});

export const getTechPack = declareOperation({
  name: 'get_tech_pack',
  area: 'sourcing',
  title: 'Sourcing brief',
  description:
    'One sourcing brief (tech pack) with all its fields, what was said and what is assumed, and what is missing. Without techPackId the one being worked on. Factories matched to it: list_factory_matches. How it changed: get_tech_pack_history.',
  examples: [
    'Show my brief',
    'open the mug brief',
    'what is missing in the tech pack?',
    'what quantity is in my brief?',
    'how complete is brief 2?',
  ],
  input: z.object({ ...briefRef }),
  output: techPack,
  http: { method: 'GET', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['update_tech_pack', 'match_factories', 'list_factory_matches', 'get_tech_pack_history'],
  toModel: briefForModel,
  summary: (pack) =>
    [`${briefLine(pack)}. It is ${pack.completeness.percent}% complete.`, openPoints(pack)]
      .filter(Boolean)
      .join(' '),
});

/** One thing said in the thread of a brief, with the checkpoint that it made. */
export const threadMessage = z.object({
  messageId: z.uuid(),
  role: z.enum(['FOUNDER', 'AGENT']),
  text: z.string(),
  checkpointId: z.uuid(),
  createdAt: instant(),
});

/** A state of the brief: who made it, how, why, and what it changed. */
export const checkpoint = z.object({
  checkpointId: z.uuid(),
  version: z.int(),
  /** The state that it was made from. */
  parentId: z.uuid().nullable(),
  why: z.string(),
  who: z.string(),
  via: z.enum(['hand', 'partner', 'token', 'job']),
  changes: z.array(briefChange),
  isCurrent: z.boolean(),
  createdAt: instant(),
});
export type Checkpoint = z.output<typeof checkpoint>;

export const getTechPackHistory = declareOperation({
  name: 'get_tech_pack_history',
  area: 'sourcing',
  title: 'How the brief changed',
  description:
    'The thread of a sourcing brief: what was said, and every version (checkpoint) with who changed what and why. With checkpointId the thread up to that state, and the brief as it stood then. Go back with restore_tech_pack.',
  examples: [
    'How did my brief change?',
    'show the versions of the brief',
    'history of the mug tech pack',
    'who changed the quantity on the brief?',
  ],
  input: z.object({
    threadId: z.uuid().describe('Thread of the brief, as get_tech_pack tells it.').optional(),
    ...briefRef,
    checkpointId: z.uuid().describe('Only up to this state.').optional(),
  }),
  output: z.object({
    threadId: z.uuid(),
    techPackId: techPackRef(),
    techPackNumber: z.int(),
    title: z.string(),
    messages: z.array(threadMessage),
    checkpoints: z.array(checkpoint),
    /** The brief as it stood at the checkpoint asked for, else as it stands. */
    brief,
  }),
  http: { method: 'GET', path: '/agent/history-messages/{threadId}', root: true },
  access: mayReadBriefs,
  effect: 'read',
  card: 'tech_pack_history',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['restore_tech_pack', 'get_tech_pack'],
  toModel: ({ messages: _messages, brief: _brief, checkpoints, ...rest }) => ({
    ...rest,
    versions: checkpoints.length,
    checkpoints: checkpoints.slice(-10),
  }),
  summary: ({ checkpoints, techPackNumber, title }) => {
    const last = checkpoints.at(-1);
    const changes = (one: Checkpoint) =>
      one.changes
        .map(
          ({ label, before, after }) =>
            `${label.toLowerCase()} ${before ?? 'empty'} \u2192 ${after ?? 'empty'}`,
        )
        .join(', ') || one.why;
    return `Brief ${techPackNumber}, ${title}, has ${countOf(checkpoints.length, 'version')}.${
      last && checkpoints.length > 1
        ? ` ${checkpoints
            .slice(-3)
            .reverse()
            .map((one) => `Version ${one.version} by ${one.who}: ${changes(one)}`)
            .join('; ')}.`
        : ''
    }`;
  },
});
