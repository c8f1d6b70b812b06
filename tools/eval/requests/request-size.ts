import { estimateTokens } from '@brandwright/copilot/context/tokens.ts';
import type { SeenRequest } from '@brandwright/copilot/testing/openai-stand-in.ts';

/** Tokens of one request by estimate, and of its parts. */
export interface RequestSize {
  total: number;
  instructions: number;
  tools: number;
  messages: number;
  /** How many tools it offers. */
  toolCount: number;
}

/** The size of a chat completion's request. */
export function sizeOf({ body }: SeenRequest): RequestSize {
  const messages = listOf(body['messages']);
  const tools = listOf(body['tools']);
  const told = messages.filter(isInstruction);
  const instructions = tokensOf(told.map((message) => message['content']));
  const said = tokensOf(messages.filter((message) => !isInstruction(message)));
  const offered = tokensOf(tools);
  return {
    total: instructions + said + offered,
    instructions,
    tools: offered,
    messages: said,
    toolCount: tools.length,
  };
}

/** Names of the tools that a request offers. */
export const offeredIn = ({ body }: SeenRequest): string[] =>
  listOf(body['tools']).map((tool) => String((tool['function'] as { name?: unknown } | undefined)?.name));

const isInstruction = (message: Record<string, unknown>) =>
  message['role'] === 'system' || message['role'] === 'developer';

const tokensOf = (parts: readonly unknown[]): number =>
  parts.reduce<number>(
    (sum, part) => sum + estimateTokens(typeof part === 'string' ? part : JSON.stringify(part)),
    0,
  );

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
