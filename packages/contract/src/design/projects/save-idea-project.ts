import { z } from 'zod';
import { day } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { printing } from '../../sourcing/rfq/enums.ts';
import { ideaProjectDetail } from './entities.ts';
import { mayAct, projectReads, projectRef } from './project-ref.ts';
import { projectForModel, projectLine } from './say.ts';

const nullable = {
  description: z.string().trim().max(4000).nullable().optional(),
  quantity: z.int().min(1).max(10_000_000).nullable().optional(),
  printing: printing.nullable().optional(),
  launchDate: day().nullable().optional(),
};

/** The form and the screens; what is said as null is taken away, what is left out stays. */
export const saveIdeaProject = declareOperation({
  name: 'save_idea_project',
  area: 'design',
  title: 'Keep the form of a project',
  description:
    'Keeps the form of an ideation project: title, description, quantity, printing, launch date, archived or not.',
  examples: ['(saving the form of a project)'],
  input: z.object({
    projectId: projectRef(),
    title: z.string().trim().min(1).max(160).optional(),
    ...nullable,
    isArchived: z.boolean().optional(),
  }),
  output: ideaProjectDetail,
  http: { method: 'PUT', path: '/web/creator-projects/{projectId}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'idea_project',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: projectReads,
  toModel: projectForModel,
  summary: (project) =>
    project.isArchived ? `"${project.title}" is archived.` : `Saved: ${projectLine(project)}.`,
});
