import { z } from 'zod';
import { amountMinor, countryCode, instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs, mayReadBriefs } from './brief-ref.ts';
import { agentType, eventItemType } from './enums.ts';
import { techPack, techPackRef } from './tech-pack.ts';

/** What the agent works on for one person: the brief, its type, and what the tariff agent was given. */
export const agentState = z.object({
  agentType,
  eventItemType,
  /** Null after clearing, until a brief is begun. */
  techPack: techPack.nullable(),
  tariff: z.object({
    unitPriceMinor: amountMinor().nullable(),
    country: countryCode().nullable(),
    countryName: z.string().nullable(),
  }),
  productMoq: z.int().nullable(),
});
export type AgentState = z.output<typeof agentState>;

export const getSourcingAgent = declareOperation({
  name: 'get_sourcing_agent',
  area: 'sourcing',
  title: 'State of the sourcing agent',
  description: 'What the sourcing agent works on for this person: agent type, brief, tariff figures.',
  examples: ['what is the sourcing agent working on'],
  input: z.object({}),
  output: agentState,
  http: { method: 'GET', path: '/web/ai-sourcing-agents/-/state' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ techPack: pack, agentType: type }) =>
    pack ? `The agent works on ${pack.title}.` : `The ${type} agent has no brief yet.`,
});

export const setSourcingAgent = declareOperation({
  name: 'set_sourcing_agent',
  area: 'sourcing',
  title: 'Set the sourcing agent',
  description:
    'Chooses the agent type (which sets the event item type), opens a brief, keeps figures of the tariff agent.',
  examples: ['switch the sourcing agent to packaging'],
  input: z.object({
    ...briefRef,
    agentType: agentType.optional(),
    unitPriceMinor: amountMinor().positive().max(1_000_000_000).nullable().optional(),
    country: countryCode().nullable().optional(),
    productMoq: z.int().min(1).max(10_000_000).nullable().optional(),
  }),
  output: agentState,
  http: { method: 'PUT', path: '/web/ai-sourcing-agents/-/state' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: [...briefReads],
  summary: ({ agentType: type }) => `The agent type is ${type}.`,
});

export const clearSourcingAgent = declareOperation({
  name: 'clear_sourcing_agent',
  area: 'sourcing',
  title: 'Clear the sourcing agent',
  description:
    'Resets the sourcing agent: empties the form, its messages, tariff data and attachments, so that the next brief starts anew. The brief worked on until now stays among the earlier ones. To delete a brief use archive_tech_pack; to forget one field use update_tech_pack.',
  examples: [
    'Clear the sourcing agent',
    'reset the sourcing agent',
    'clear the brief form and start over',
    'start over with an empty brief',
  ],
  input: z.object({}),
  output: z.object({
    clearedTechPackId: techPackRef().nullable(),
    clearedTitle: z.string().nullable(),
    agentType,
    eventItemType,
  }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/clear' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: [],
  related: ['create_tech_pack', 'list_tech_packs'],
  invalidates: [...briefReads],
  undoable: true,
  summary: ({ clearedTitle }) =>
    clearedTitle === null
      ? 'The sourcing agent is empty and ready for a new brief.'
      : `The sourcing agent is cleared: form, messages, tariff data and attachments. ${clearedTitle} stays among your earlier briefs.`,
});

const membership = z.object({
  isMember: z.boolean(),
  joinedAt: instant().nullable(),
  /** People of this store who joined. */
  memberCount: z.int(),
  plan: z.string(),
});

export const joinSourcingAgent = declareOperation({
  name: 'join_sourcing_agent',
  area: 'sourcing',
  title: 'Join the sourcing agent membership',
  description:
    'Makes the person who asks a member of the sourcing agent. Joining twice changes nothing. How many joined: count_sourcing_agent_members.',
  examples: [
    'Join the sourcing agent membership',
    'sign me up for the sourcing agent',
    'become a member of the sourcing agent',
  ],
  input: z.object({}),
  output: membership.extend({ wasMember: z.boolean() }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents-members', status: 201 },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: [],
  related: ['count_sourcing_agent_members'],
  invalidates: ['count_sourcing_agent_members'],
  undoable: true,
  summary: ({ wasMember, memberCount }) =>
    `${wasMember ? 'You were a member already' : 'You are a member of the sourcing agent now'}. ${memberCount === 1 ? '1 person' : `${memberCount} people`} of your store joined.`,
});

export const countSourcingAgentMembers = declareOperation({
  name: 'count_sourcing_agent_members',
  area: 'sourcing',
  title: 'Members of the sourcing agent',
  description:
    'How many people of this store joined the sourcing agent membership, and whether the person who asks did. Joining is join_sourcing_agent.',
  examples: [
    'How many sourcing agent members are there?',
    'am I a member of the sourcing agent?',
    'count the sourcing agent memberships',
  ],
  input: z.object({}),
  output: membership,
  http: { method: 'GET', path: '/web/ai-sourcing-agents-members/membership/count' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['join_sourcing_agent'],
  summary: ({ memberCount, isMember }) =>
    `${memberCount === 1 ? '1 person' : `${memberCount} people`} of your store joined the sourcing agent membership. You ${isMember ? 'are one of them' : 'are not a member yet'}.`,
});
