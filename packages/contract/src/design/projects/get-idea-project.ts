import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { dayWords, listWords } from '../../sourcing/rfq/words.ts';
import { ideaProjectDetail } from './entities.ts';
import { mayRead, projectRef } from './project-ref.ts';
import { itemLine, projectForModel } from './say.ts';

export const getIdeaProject = declareOperation({
  name: 'get_idea_project',
  area: 'design',
  title: 'Ideation project',
  description:
    'Opens one ideation project with its board: the notes, ideas, pictures and links on it. For a request for quotes use get_project_request.',
  examples: [
    'Open the desk lamp project board',
    'what is on the travel tumbler board?',
    'show me the ideation project for the desk lamp',
    'which notes are on that board?',
  ],
  input: z.object({ projectId: projectRef() }),
  output: ideaProjectDetail,
  http: { method: 'GET', path: '/web/creator-projects/{projectId}' },
  access: mayRead,
  effect: 'read',
  card: 'idea_project',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['add_board_item', 'update_idea_project', 'archive_idea_project'],
  toModel: projectForModel,
  summary: (project) => {
    const { items, title, isArchived, meta } = project;
    const facts = [
      meta.quantity === null ? '' : `${meta.quantity.toLocaleString('en-US')} units`,
      meta.launchDate === null ? '' : `target launch ${dayWords(meta.launchDate)}`,
    ].filter(Boolean);
    const head = `${title}${isArchived ? ' (archived)' : ''}${facts.length > 0 ? `, ${facts.join(', ')}` : ''}`;
    if (items.length === 0) return `${head}: its board is empty.`;
    const shown = items.slice(0, 5).map(itemLine);
    const rest = items.length - shown.length;
    return `${head}: ${items.length} on its board, ${rest > 0 ? `${shown.join(', ')} and ${rest} more` : listWords(shown)}.`;
  },
});
