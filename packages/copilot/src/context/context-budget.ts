import { findOperation } from '@brandwright/contract';
import type { ModelMessage } from 'ai';
import { shorten } from './shorten.ts';
import { strictSchema } from '../models/strict-schema.ts';
import { estimateTokens } from './tokens.ts';

const usualTokens = 32_000;
const fewestTokens = 4000;

/** How the tokens of a request are shared out. Infinite for a model in this process. */
export interface ContextRoom {
  /** For the messages so far. */
  conversation: number;
  /** For what the steps of this turn add. */
  step: number;
  /** For one result of this turn. */
  result: number;
}

/** COPILOT_CONTEXT_TOKENS as a number. Throws when it is none, or too small to hold the tools and a result. */
export function readContextTokens(setting: string | undefined): number {
  if (setting === undefined || setting === '') return usualTokens;
  const tokens = Number(setting);
  if (Number.isInteger(tokens) && tokens >= fewestTokens) return tokens;
  throw new Error(`COPILOT_CONTEXT_TOKENS must be a whole number of at least ${fewestTokens}.`);
}

/** Tokens that one result takes at most, however much room there is: who needs more asks for less of it. */
const mostOfAResult = 1000;

/** Two thirds of what instructions and tools leave are for the conversation, one third for this turn's results. */
export function roomOf(contextTokens: number, fixedTokens: number): ContextRoom {
  if (contextTokens === Number.POSITIVE_INFINITY)
    return { conversation: contextTokens, step: contextTokens, result: contextTokens };
  const left = Math.max(contextTokens - fixedTokens, contextTokens / 4);
  const conversation = Math.floor((left * 2) / 3);
  return { conversation, step: Math.floor(left / 3), result: Math.min(Math.floor(left / 6), mostOfAResult) };
}

/** About how many tokens the schemas of tools take. */
export function tokensOfTools(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + tokensOfTool(name), 0);
}

const known = new Map<string, number>();

function tokensOfTool(name: string): number {
  const declaration = findOperation(name);
  if (!declaration) return 100;
  const counted =
    known.get(name) ??
    estimateTokens(`${name} ${declaration.description} ${JSON.stringify(strictSchema(declaration))}`);
  known.set(name, counted);
  return counted;
}

/** Tokens that a result keeps when later steps of the same turn need the room. */
const shortResult = 150;

/**
 * The messages of a further step within so many tokens: the oldest results are shortened first, those of the step
 * before stay.
 */
export function fitStep(messages: ModelMessage[], mostTokens: number): ModelMessage[] {
  if (mostTokens === Number.POSITIVE_INFINITY) return messages;
  const sizes = messages.map((message) => estimateTokens(JSON.stringify(message)));
  let over = sizes.reduce((sum, size) => sum + size, 0) - mostTokens;
  if (over <= 0) return messages;
  const last = messages.findLastIndex((message) => message.role === 'tool');
  return messages.map((message, index) => {
    if (over <= 0 || message.role !== 'tool' || index === last) return message;
    const shorter = shortenResults(message);
    over -= (sizes[index] ?? 0) - estimateTokens(JSON.stringify(shorter));
    return shorter;
  });
}

function shortenResults(message: Extract<ModelMessage, { role: 'tool' }>): ModelMessage {
  return {
    ...message,
    content: message.content.map((part) => {
      if (part.type !== 'tool-result' || part.output.type !== 'json') return part;
      const value = JSON.parse(JSON.stringify(shorten(part.output.value, shortResult)));
      return { ...part, output: { ...part.output, value } };
    }),
  };
}
