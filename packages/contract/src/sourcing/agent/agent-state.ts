import { z } from 'zod';
import { amountMinor, countryCode, instant } from '../../kernel/fields.ts';
import { agentType, eventItemType } from './enums.ts';
import { techPack } from './tech-pack.ts';

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

export const membership = z.object({
  isMember: z.boolean(),
  joinedAt: instant().nullable(),
  /** People of this store who joined. */
  memberCount: z.int(),
  plan: z.string(),
});
