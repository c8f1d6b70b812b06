import { operations, type AnyDeclaration } from '@brandwright/contract';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

let listed: Tool[] | undefined;

/** The operations that a conversation may call, as MCP tools. */
export function mcpTools(): Tool[] {
  listed ??= operations.filter((operation: AnyDeclaration) => operation.offered).map(toolOf);
  return listed;
}

function toolOf({ name, title, description, input, effect }: AnyDeclaration): Tool {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  // Of alternatives none may close what another knows.
  const closed = 'properties' in schema ? { additionalProperties: false } : {};
  return {
    name,
    title,
    description,
    inputSchema: { ...schema, type: 'object', ...closed } as Tool['inputSchema'],
    annotations: {
      title,
      readOnlyHint: effect === 'read',
      destructiveHint: effect === 'destructive' || effect === 'money',
      idempotentHint: effect === 'read',
      openWorldHint: effect === 'external',
    },
  };
}
