import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ideaProjectDetail } from './entities.ts';
import { mayAct, projectReads, projectRef } from './project-ref.ts';
import { projectForModel } from './say.ts';

export const archiveIdeaProject = declareOperation({
  name: 'archive_idea_project',
  area: 'design',
  title: 'Archive an ideation project',
  description:
    'Puts an ideation project with its board into the archive; nothing is deleted and restore_idea_project brings it back. For a brand kit use archive_brand_kit, for a chat archive_conversation.',
  examples: [
    'Archive the desk lamp ideation project',
    'put the travel tumbler board away',
    'archive that ideation project',
  ],
  input: z.object({ projectId: projectRef('Which ideation project should I archive?') }),
  output: ideaProjectDetail,
  http: { method: 'PUT', path: '/web/creator-projects/{projectId}/archive' },
  access: mayAct,
  effect: 'write',
  card: 'idea_project',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['restore_idea_project', 'list_idea_projects'],
  invalidates: projectReads,
  undoable: true,
  toModel: projectForModel,
  summary: ({ title, itemCount }) =>
    `"${title}" is archived with ${itemCount === 0 ? 'its empty board' : `the ${itemCount} on its board`}.`,
});
