import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count, listWords } from '../../kernel/words.ts';
import { loginSession } from './entities.ts';

export const listSessions = declareOperation({
  name: 'list_sessions',
  area: 'store',
  title: 'Your logins',
  description:
    'Lists where the person is logged in: device, store, when it was last used, and which one this is. To end all others use end_other_sessions.',
  examples: [
    'Where else is my account signed in?',
    'Which devices are logged in to my account?',
    'Is anyone else using my login?',
    'Show my sessions',
  ],
  input: z.object({}),
  output: z.object({ sessions: z.array(loginSession) }),
  http: { method: 'GET', path: '/web/account/sessions' },
  access: mayRead,
  effect: 'read',
  card: 'login_sessions',
  offered: true,
  errors: [],
  related: ['end_other_sessions'],
  summary: ({ sessions }) => {
    const others = sessions.filter(({ isCurrent }) => !isCurrent);
    if (others.length === 0) return 'You’re logged in here and nowhere else.';
    const devices = others.map(({ device }) => device ?? 'an unknown device');
    return `You’re logged in here and in ${count(others.length, 'other place')}: ${listWords(devices, 3)}.`;
  },
});
