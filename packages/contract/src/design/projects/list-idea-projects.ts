import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, listWords } from '../../sourcing/rfq/words.ts';
import { ideaProject } from './entities.ts';
import { mayRead } from './project-ref.ts';
import { projectLine } from './say.ts';

export const listIdeaProjects = declareOperation({
  name: 'list_idea_projects',
  area: 'design',
  title: 'My ideation projects',
  description:
    'Lists the ideation projects (idea boards) of this store, the last worked on first; archived ones only when asked for. For custom project requests that go to suppliers use list_project_requests; for brand kits list_brand_kits.',
  examples: [
    'Show my ideation projects',
    'what idea boards do I have?',
    'list my ideations',
    'show the archived ideation projects',
  ],
  input: z.object({
    isArchived: field(z.boolean(), {
      label: 'Archived',
      valueWords: { true: ['archived', 'in the archive', 'put away'], false: ['not archived', 'current'] },
    })
      .describe('True: the archived ones in place of those at work.')
      .default(false),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of the title or the description.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(ideaProject), isArchived: z.boolean(), ...pageOutput }),
  http: { method: 'GET', path: '/web/creator-projects' },
  access: mayRead,
  effect: 'read',
  card: 'idea_projects',
  offered: true,
  errors: [],
  related: ['get_idea_project', 'create_idea_project'],
  toModel: ({ rows, total, isArchived }) => ({
    rows: rows.slice(0, 20),
    total,
    isArchived,
    ...(total > Math.min(rows.length, 20) ? { note: `Shown ${Math.min(rows.length, 20)} of ${total}.` } : {}),
  }),
  summary: ({ rows, total, isArchived }, { search }) => {
    const archived = isArchived ? 'archived ' : '';
    if (total === 0)
      return search || isArchived
        ? `No ${archived}ideation projects${search ? ` with "${search}"` : ''}.`
        : 'You have no ideation projects yet. Say "start an ideation project for a desk lamp" to make one.';
    const shown = rows.slice(0, 5).map(projectLine);
    const rest = total - shown.length;
    return `${count(total, `${archived}ideation project`)}: ${rest > 0 ? `${shown.join(', ')} and ${rest} more` : listWords(shown)}.`;
  },
});
