import { findOperation } from '@brandwright/contract';
import { jsonSchema, tool } from 'ai';
import { decide, showReceipt } from '../context/decisions.ts';
import type { PendingInView } from '../offline/ground/conversation/turn-context.ts';
import type { OpenedTools } from './opened-tools.ts';
import type { CallScope } from './operation-tools.ts';
import type { ToolRouter } from './routing.ts';

const oneText = <Name extends string>(name: Name, description: string) =>
  jsonSchema<Record<Name, string>>({
    type: 'object',
    properties: { [name]: { type: 'string', description } },
    required: [name],
    additionalProperties: false,
  });

/** Opens operations that are not at hand, by their names or by what they do; from the next step on they can be called. */
export function findTool(router: ToolRouter, opened: OpenedTools) {
  return tool({
    description:
      'Opens operations that you have no tool for, or all fields of one you have, for the next step.',
    inputSchema: oneText('words', 'Their names, or what it should do.'),
    ...(opened.kind === 'strict' ? { strict: true } : {}),
    execute: async ({ words }) => {
      const names = await router.look(words);
      opened.open(names);
      if (names.length === 0)
        return {
          opened: [],
          note: 'No operation does this. Say so, and name the nearest thing that you can do.',
        };
      return { opened: names.map((name) => ({ name, does: findOperation(name)?.title ?? '' })) };
    },
  });
}

/** Ends the waiting of something that was proposed in this conversation, when the founder no longer wants it. */
export function withdrawTool(
  { kernel, caller, stream }: CallScope,
  waiting: readonly PendingInView[],
  { kind }: OpenedTools,
) {
  return tool({
    description:
      'Takes back an action that waits for a yes, when the founder says no to it or no longer wants it. Nothing else is changed.',
    inputSchema: oneText('actionId', 'Its action id.'),
    ...(kind === 'strict' ? { strict: true } : {}),
    execute: async ({ actionId }) => {
      if (!waiting.some((one) => one.actionId === actionId))
        return { withdrawn: false, message: 'No such action waits in this conversation.' };
      const no = { actionId, approved: false };
      const { action, text } = await decide(kernel, caller, no, caller.conversationId ?? '');
      if (action) {
        await kernel.inContext(caller, (context) => showReceipt(context, action));
        stream.write({ type: 'data-approval', id: action.id, data: action, transient: true });
      }
      return { withdrawn: action?.status === 'DENIED', message: text };
    },
  });
}
