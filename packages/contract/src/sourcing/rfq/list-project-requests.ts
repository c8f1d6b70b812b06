import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { projectRequestRow, type ProjectRequestRow } from './entities.ts';
import { requestStatus, requestStatusLabels, requestStatusWords } from './enums.ts';
import { mayRead } from './request-input.ts';
import { count, listWords } from './words.ts';

function rowLine(row: ProjectRequestRow): string {
  const quotes = row.quoteCount > 0 ? `, ${count(row.quoteCount, 'quote')}` : '';
  return `${row.title || 'untitled'} (${requestStatusLabels[row.status].toLowerCase()}${quotes})`;
}

export const listProjectRequests = declareOperation({
  name: 'list_project_requests',
  area: 'sourcing',
  title: 'My custom project requests',
  description:
    'Lists the custom project requests (RFPs) of this store, newest first, with their state and how many quotes came. For the quotes of one request use compare_quotes; for orders of customers list_orders.',
  examples: [
    'Show my requests',
    'which custom projects are open?',
    'list my RFPs',
    'which requests have quotes?',
    'show my draft requests',
  ],
  input: z.object({
    status: field(requestStatus, {
      label: 'Status',
      words: ['status', 'state'],
      valueWords: requestStatusWords,
    })
      .describe('Only requests in this state.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of the title or the details.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(projectRequestRow),
    /** How many there are in each state, whatever the filter. */
    counts: z.array(z.object({ status: requestStatus, count: z.int() })),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/project-management' },
  access: mayRead,
  effect: 'read',
  card: 'project_requests',
  offered: true,
  errors: [],
  related: ['get_project_request', 'compare_quotes', 'create_project_request'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, 15).map(({ step: _step, createdAt: _createdAt, ...row }) => row),
    total,
    ...(total > Math.min(rows.length, 15) ? { note: `Shown ${Math.min(rows.length, 15)} of ${total}.` } : {}),
  }),
  summary: ({ rows, total }, { status, search }) => {
    const which = status ? ` ${requestStatusLabels[status].toLowerCase()}` : '';
    if (total === 0)
      return search || status
        ? `No custom project requests${which === '' ? '' : ` that are${which}`}${search ? ` with "${search}"` : ''}.`
        : 'You have no custom project requests yet. Say what you want made, as in "request quotes for 1,000 linen totes".';
    const shown = rows.slice(0, 5).map(rowLine);
    const rest = total - shown.length;
    return `${count(total, 'custom project request')}: ${rest > 0 ? `${shown.join(', ')} and ${rest} more` : listWords(shown)}.`;
  },
});
