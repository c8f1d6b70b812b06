import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, listWords } from '../../sourcing/rfq/words.ts';
import { mayRead } from './collaboration-ref.ts';
import { imageCollaboration } from './entities.ts';
import { collaborationLine } from './say.ts';

export const listImageCollaborations = declareOperation({
  name: 'list_image_collaborations',
  area: 'design',
  title: 'Pictures in review',
  description:
    'Lists the pictures that the team reviews together (image collaborations) with how many threads are open. For all pictures of the store use the picture gallery; for chats with suppliers list_supplier_conversations.',
  examples: [
    'Which pictures are in review?',
    'show the image collaborations',
    'list the picture reviews with open threads',
    'which picture reviews still have open comments?',
  ],
  input: z.object({
    withOpenThreads: field(z.boolean(), {
      label: 'Open threads',
      valueWords: {
        true: ['with open threads', 'open comments', 'unresolved', 'still open', 'not resolved'],
      },
    })
      .describe('True: only those with threads that are not resolved.')
      .optional(),
    projectId: field(z.string().trim().min(1).max(200), {
      ref: 'idea_project',
      label: 'Project',
      words: ['of the project', 'from the board', 'project', 'ideation project'],
    })
      .describe('Only pictures of this ideation project.')
      .optional(),
    isArchived: field(z.boolean(), {
      label: 'Archived',
      valueWords: { true: ['archived', 'put away'] },
    })
      .describe('True: the archived ones.')
      .default(false),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of the title.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(imageCollaboration), ...pageOutput }),
  http: { method: 'GET', path: '/web/image-collaborations' },
  access: mayRead,
  effect: 'read',
  card: 'image_collaborations',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_image_collaboration', 'create_image_collaboration'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, 20).map(({ imageUrl: _url, ...row }) => row),
    total,
    ...(total > Math.min(rows.length, 20) ? { note: `Shown ${Math.min(rows.length, 20)} of ${total}.` } : {}),
  }),
  summary: ({ rows, total }, { withOpenThreads, search, isArchived }) => {
    if (total === 0)
      return withOpenThreads || search || isArchived
        ? `No ${isArchived ? 'archived ' : ''}picture reviews${withOpenThreads ? ' with open threads' : ''}${search ? ` with "${search}"` : ''}.`
        : 'No pictures are in review yet. Open a picture on a board and pin the first comment.';
    const shown = rows.slice(0, 5).map(collaborationLine);
    const rest = total - shown.length;
    return `${count(total, 'picture')} in review: ${rest > 0 ? `${shown.join(', ')} and ${rest} more` : listWords(shown)}.`;
  },
});
