import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { countOf } from '../say.ts';
import { briefRef, mayReadBriefs } from './brief-ref.ts';
import { brief, techPackRef } from './tech-pack.ts';
import { checkpoint, type Checkpoint } from './checkpoint.ts';

/** One thing said in the thread of a brief, with the checkpoint that it made. */
export const threadMessage = z.object({
  messageId: z.uuid(),
  role: z.enum(['FOUNDER', 'AGENT']),
  text: z.string(),
  checkpointId: z.uuid(),
  createdAt: instant(),
});

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
