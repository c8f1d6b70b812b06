import { z } from 'zod';
import { day, field } from '../../kernel/fields.ts';
import { printing } from '../../sourcing/rfq/enums.ts';

export { mayRead, mayAct } from '../../kernel/access.ts';

/** Reads that are stale after a project or its board changed. */
export const projectReads = ['list_idea_projects', 'get_idea_project'] as const;

/** How an operation names an ideation project. */
export const projectRef = (question = 'Which ideation project?') =>
  field(z.string().trim().min(1).max(200), {
    ref: 'idea_project',
    label: 'Project',
    question,
    words: ['ideation project', 'project', 'board', 'idea board', 'ideation'],
  }).describe('Id or title of the ideation project, from list_idea_projects.');

/** How an operation names a thing on a board: by its id or by words of what it says. */
export const boardItemRef = (question: string) =>
  field(z.string().trim().min(1).max(300), {
    label: 'On the board',
    question,
    sense: 'search_words',
    words: ['note', 'idea', 'picture', 'link', 'card', 'sticky', 'item', 'note about', 'note that says'],
  }).describe('Id of the thing on the board, or words that stand in it ("matte glaze").');

/** What can be said about a project beside its title. */
export const projectDetails = {
  description: field(z.string().trim().max(4000), {
    sense: 'free_text',
    label: 'Description',
    words: ['description', 'about', 'describe it as', 'described as', 'it is about'],
  })
    .describe('What the project is about.')
    .optional(),
  quantity: field(z.int().min(1).max(10_000_000), {
    sense: 'quantity',
    label: 'Quantity',
    words: ['units', 'pieces', 'quantity', 'qty', 'first order'],
  })
    .describe('Units of a first order. A higher quantity lowers the unit cost.')
    .optional(),
  printing: field(printing, {
    label: 'Printing',
    valueWords: {
      NONE: ['no printing', 'unprinted', 'without printing'],
      OUTSIDE: ['outside printing', 'printed outside', 'outside only'],
      INSIDE_AND_OUTSIDE: ['inside printing', 'inside and outside', 'printed inside'],
    },
  })
    .describe('Where its packaging is printed. Inside costs more than outside only.')
    .optional(),
  launchDate: day({
    sense: 'date_ahead',
    label: 'Target launch',
    words: ['launch', 'launch date', 'target launch', 'launching', 'launches', 'out by'],
  })
    .describe('Target launch date, YYYY-MM-DD.')
    .optional(),
};
