import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { ideaProjectDetail, type IdeaProject } from './entities.ts';
import { mayAct, projectDetails, projectReads, projectRef } from './project-ref.ts';
import { projectForModel, projectLine } from './say.ts';

const changed = (project: IdeaProject) => `Changed: ${projectLine(project)}.`;

export const updateIdeaProject = declareOperation({
  name: 'update_idea_project',
  area: 'design',
  title: 'Change an ideation project',
  description:
    'Renames or describes an ideation project, or sets its quantity, printing or target launch date. For what lies on its board use change_board_item; for a request that suppliers have use update_project_request.',
  examples: [
    'Rename the desk lamp ideation project to Reading lamp',
    'describe the travel tumbler ideation project as a leakproof mug for commuters',
    'set the launch date of the desk lamp ideation project to March 15',
    'the desk lamp board is for 800 units',
  ],
  input: z.object({
    projectId: projectRef('Which ideation project should I change?'),
    newTitle: field(z.string().trim().min(1).max(160), {
      label: 'New title',
      words: ['rename to', 'rename it to', 'call it', 'new title', 'title to', 'name it'],
    })
      .describe('A new title.')
      .optional(),
    ...projectDetails,
  }),
  output: ideaProjectDetail,
  http: { method: 'PUT', path: '/web/creator-projects/{projectId}/details' },
  access: mayAct,
  effect: 'write',
  card: 'idea_project',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_idea_project', 'add_board_item'],
  invalidates: projectReads,
  undoable: true,
  toModel: projectForModel,
  summary: changed,
});
