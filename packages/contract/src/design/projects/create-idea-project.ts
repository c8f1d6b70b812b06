import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { ideaProjectDetail } from './entities.ts';
import { mayAct, projectDetails, projectReads } from './project-ref.ts';
import { projectForModel } from './say.ts';

export const createIdeaProject = declareOperation({
  name: 'create_idea_project',
  area: 'design',
  title: 'New ideation project',
  description:
    'Makes an ideation project with an empty board for notes, ideas and pictures. For a request that suppliers quote on use create_project_request; for a brand use create_brand_kit.',
  examples: [
    'Start an ideation project for a desk lamp',
    'make a new idea board called Picnic sets',
    'create an ideation project named Dog leashes',
    'new ideation project: travel candle, 500 units, launch in April',
  ],
  input: z.object({
    title: field(z.string().trim().min(1).max(160), {
      sense: 'product_words',
      label: 'Title',
      question: 'What should the project be called?',
      words: ['called', 'named', 'title', 'for'],
    }).describe('A few words: "Desk lamp".'),
    ...projectDetails,
  }),
  output: ideaProjectDetail,
  http: { method: 'POST', path: '/web/creator-projects', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'idea_project',
  offered: true,
  errors: [],
  related: ['add_board_item', 'update_idea_project', 'list_idea_projects'],
  invalidates: projectReads,
  undoable: true,
  toModel: projectForModel,
  summary: (project) =>
    `Made the ideation project "${project.title}". Its board is empty: add the first note.`,
});
