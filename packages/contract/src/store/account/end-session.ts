import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayKeepAccount, sessionReads } from './entities.ts';

export const endSession = declareOperation({
  name: 'end_session',
  area: 'store',
  title: 'Log out of a device',
  description: 'Ends one of the person’s own logins: its tokens stop working right away, on every server.',
  examples: ['Log out that device'],
  input: z.object({ sessionId: z.uuid() }),
  output: z.object({ device: z.string().nullable() }),
  http: { method: 'DELETE', path: '/web/account/sessions/{sessionId}' },
  access: mayKeepAccount,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: sessionReads,
  summary: ({ device }) => `Logged out of ${device ?? 'that device'}.`,
});
