import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { listWords } from '../kernel/words.ts';
import { memberRole, memberRoleWords, roleLabels, roleWithArticle } from './roles.ts';
import { section, sectionLabels, sectionWords } from './sections.ts';

/** FULL: everything there; PART: some of the changes; VIEW: reads only; NONE: nothing. */
const level = z.enum(['NONE', 'VIEW', 'PART', 'FULL']);

const cell = z.object({
  role: memberRole,
  level,
  /** How many of the things there the role may do. */
  allowed: z.int(),
  of: z.int(),
  /** Titles of what it may not do. */
  refused: z.array(z.string()),
});

const rowOfSection = z.object({ section, cells: z.array(cell) });
export type RoleRow = z.output<typeof rowOfSection>;
export type RoleCell = z.output<typeof cell>;

const levelWords = { NONE: 'no access', VIEW: 'view only', PART: 'everything', FULL: 'everything' } as const;

const ofRole = (rows: readonly RoleRow[], role: RoleCell['role']): string => {
  const told = rows.flatMap(({ section: where, cells }) =>
    cells.flatMap((one) =>
      one.role === role
        ? [
            `${sectionLabels[where]}: ${levelWords[one.level]}${
              one.level === 'PART' ? ` except ${listWords(one.refused, 3)}` : ''
            }`,
          ]
        : [],
    ),
  );
  return `${roleLabels[role]} – ${told.join('; ')}.`;
};

export const listRoles = declareOperation({
  name: 'list_roles',
  area: 'team',
  title: 'Roles',
  description:
    'What each role (owner, admin, member, viewer) can do in each section, as enforced. For who has which role use list_team.',
  examples: [
    'What can a viewer do?',
    'What’s the difference between an admin and a member?',
    'Which roles are there?',
    'What may members do in sourcing?',
  ],
  input: z.object({
    role: field(memberRole, { words: ['role'], valueWords: memberRoleWords, label: 'Role' }).optional(),
    section: field(section, { words: ['section'], valueWords: sectionWords, label: 'Section' }).optional(),
  }),
  output: z.object({ roles: z.array(memberRole), rows: z.array(rowOfSection) }),
  http: { method: 'GET', path: '/web/team-roles' },
  access: mayRead,
  effect: 'read',
  card: 'team_roles',
  offered: true,
  errors: [],
  related: ['list_team', 'change_member_role'],
  summary: ({ roles, rows }) =>
    roles.length > 1 && rows.length > 1
      ? `There are four roles. ${roles
          .map((role) => {
            const levels = rows.flatMap(({ cells }) => cells.filter((one) => one.role === role));
            const most = levels.every((one) => one.level === 'FULL')
              ? 'can do everything'
              : levels.every((one) => one.level === 'VIEW' || one.level === 'NONE')
                ? 'can see everything but change nothing'
                : `can do ${levels.reduce((sum, one) => sum + one.allowed, 0)} of ${levels.reduce((sum, one) => sum + one.of, 0)} things`;
            const who = roleWithArticle(role);
            return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${most}.`;
          })
          .join(' ')}`
      : roles.map((role) => ofRole(rows, role)).join(' '),
});
