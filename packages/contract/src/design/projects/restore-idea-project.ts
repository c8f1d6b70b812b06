import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ideaProjectDetail } from './entities.ts';
import { mayAct, projectReads, projectRef } from './project-ref.ts';
import { projectForModel, projectLine } from './say.ts';

export const restoreIdeaProject = declareOperation({
  name: 'restore_idea_project',
  area: 'design',
  title: 'Take an ideation project out of the archive',
  description: 'Brings an archived ideation project back, with its board as it was left.',
  examples: [
    'Restore the dog bandana ideation project',
    'bring back the archived ideation project about candles',
    'unarchive the dog bandana board',
  ],
  input: z.object({ projectId: projectRef('Which archived ideation project should I bring back?') }),
  output: ideaProjectDetail,
  http: { method: 'PUT', path: '/web/creator-projects/{projectId}/restore' },
  access: mayAct,
  effect: 'write',
  card: 'idea_project',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['archive_idea_project', 'get_idea_project'],
  invalidates: projectReads,
  undoable: true,
  toModel: projectForModel,
  summary: (project) => `"${project.title}" is back: ${projectLine(project)}.`,
});
