import { z } from 'zod';
import { day, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { printing } from '../../sourcing/rfq/enums.ts';
import { count, dayWords, listWords } from '../../sourcing/rfq/words.ts';
import { ideaProject, ideaProjectDetail, type IdeaProject } from './entities.ts';
import { mayAct, mayRead, projectDetails, projectReads, projectRef } from './project-ref.ts';
import { itemLine, projectForModel, projectLine } from './say.ts';

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
  summary: (project) => `Made the ideation project "${project.title}". Its board is empty: add a first note.`,
});

export const openLastIdeaProject = declareOperation({
  name: 'open_last_idea_project',
  area: 'design',
  title: 'The project to open',
  description:
    'Answers the ideation project that was worked on last and is not archived; makes one where there is none. Asked by the screen that opens it.',
  examples: ['(opening product ideation)'],
  input: z.object({}),
  output: ideaProject.extend({ isNew: z.boolean() }),
  http: { method: 'POST', path: '/web/creator-projects/-/open' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: [],
  invalidates: ['list_idea_projects'],
  summary: ({ title, isNew }) => (isNew ? `Made "${title}".` : `"${title}" was worked on last.`),
});

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
    project.isArchived ? `"${project.title}" is in the archive.` : `Kept: ${projectLine(project)}.`,
});

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
    `"${title}" is in the archive with ${itemCount === 0 ? 'its empty board' : `the ${itemCount} on its board`}.`,
});

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
