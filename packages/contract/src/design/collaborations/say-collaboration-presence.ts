import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';

/** Says that somebody looks at a picture, or writes; lives a few seconds and is stored nowhere. */
export const sayCollaborationPresence = declareOperation({
  name: 'say_collaboration_presence',
  area: 'design',
  title: 'Looking at a picture',
  description: 'Says to the others at a picture that somebody is there, or writes in a thread.',
  examples: ['(while looking at a picture)'],
  input: z.object({
    collaborationId: z.uuid(),
    writingIn: z.uuid().nullable().optional(),
  }),
  /** `userId`: by which one's own notices are known. */
  output: z.object({ userId: z.string() }),
  http: { method: 'POST', path: '/web/image-collaborations/{collaborationId}/presence' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'Said.',
});
