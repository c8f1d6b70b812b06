import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ideaProject } from './entities.ts';
import { mayAct } from './project-ref.ts';

export const openLastIdeaProject = declareOperation({
  name: 'open_last_idea_project',
  area: 'design',
  title: 'The project to open',
  description:
    'Answers the ideation project that was worked on last and is not archived; makes one where there is none. Asked by the screen that opens it.',
  examples: ['(opening product ideation)'],
  input: z.object({}),
  output: ideaProject.extend({ isNew: z.boolean() }),
  http: { method: 'POST', path: '/web/creator-projects/-/open' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: [],
  invalidates: ['list_idea_projects'],
  summary: ({ title, isNew }) => (isNew ? `Made "${title}".` : `"${title}" was worked on last.`),
});
