import { z } from 'zod';
import { type AnyDeclaration, declareOperation, field, type RecordKind } from '@brandwright/contract';

/** A small house of its own: areas that have nothing to do with each other, with near neighbors in each. */
type Draft = Pick<
  AnyDeclaration,
  'name' | 'area' | 'title' | 'description' | 'examples' | 'input' | 'effect'
> & { output?: z.ZodType; path?: string; related?: readonly string[] };

function declare(draft: Draft): AnyDeclaration {
  return declareOperation({
    ...draft,
    output: draft.output ?? z.object({}),
    http: { method: draft.effect === 'read' ? 'GET' : 'POST', path: draft.path ?? `/web/${draft.name}` },
    access: { kind: 'private', role: 'viewer', preview: true },
    card: 'none',
    offered: true,
    errors: [],
    summary: () => `${draft.title}.`,
  });
}

const ref = (kind: RecordKind, question: string) => field(z.uuid(), { ref: kind, question });
const member = { memberId: ref('customer', 'Which team member?') };
const kit = { kitId: ref('catalog_item', 'Which brand kit?') };
const kitRow = z.object({
  kitId: field(z.uuid(), { ref: 'catalog_item' }),
  name: z.string(),
  createdAt: z.string(),
  priceMinor: z.int(),
});

export const house: readonly AnyDeclaration[] = [
  declare({
    name: 'list_brand_kits',
    area: 'brand-kits',
    title: 'List brand kits',
    description: 'Shows the brand kits of the store.',
    examples: ['Show my brand kits', 'Which kits do we have?'],
    input: z.object({
      isArchived: field(z.boolean(), { words: ['archived'], label: 'Archived' }).optional(),
      page: field(z.int().min(0), { sense: 'page' }).default(0),
    }),
    output: z.object({ kits: z.array(kitRow) }),
    effect: 'read',
  }),
  declare({
    name: 'get_brand_kit',
    area: 'brand-kits',
    title: 'Show a brand kit',
    description: 'Opens one brand kit.',
    examples: ['Open the first kit', 'Show me that brand kit'],
    input: z.object(kit),
    output: kitRow,
    path: '/web/brand-kits/{kitId}',
    effect: 'read',
  }),
  declare({
    name: 'create_brand_kit',
    area: 'brand-kits',
    title: 'Create a brand kit',
    description: 'Makes a new brand kit for a product idea.',
    examples: ['Create a brand kit for a candle brand called Lumen', 'Start a new brand kit'],
    input: z.object({
      name: field(z.string(), { words: ['name', 'called'], question: 'What should it be called?' }),
      tone: field(z.enum(['PLAYFUL', 'ELEGANT', 'BOLD']), {
        words: ['tone', 'voice'],
        label: 'Tone',
      }).optional(),
    }),
    effect: 'write',
  }),
  declare({
    name: 'delete_brand_kit',
    area: 'brand-kits',
    title: 'Delete a brand kit',
    description: 'Deletes a brand kit for good.',
    examples: ['Delete the second kit', 'Remove that brand kit'],
    input: z.object(kit),
    path: '/web/brand-kits/{kitId}',
    effect: 'destructive',
  }),
  declare({
    name: 'list_team_members',
    area: 'team',
    title: 'List the team',
    description: 'Shows who works in the store.',
    examples: ['Who is on my team?', 'List the team members'],
    input: z.object({}),
    output: z.object({
      members: z.array(
        z.object({ memberId: field(z.uuid(), { ref: 'customer' }), name: z.string(), role: z.string() }),
      ),
    }),
    effect: 'read',
  }),
  declare({
    name: 'invite_team_member',
    area: 'team',
    title: 'Invite a team member',
    description: 'Sends an invitation by e-mail.',
    examples: ['Invite sam@studio.test as an admin', 'Add ana@studio.test to the team'],
    input: z.object({
      email: field(z.email(), { sense: 'email', question: 'What is the email address?' }),
      role: field(z.enum(['ADMIN', 'MEMBER', 'VIEWER']), {
        valueWords: {
          ADMIN: ['admin', 'administrator'],
          MEMBER: ['member', 'editor'],
          VIEWER: ['viewer', 'read only'],
        },
        question: 'Which role?',
      }).default('MEMBER'),
    }),
    effect: 'external',
  }),
  declare({
    name: 'remove_team_member',
    area: 'team',
    title: 'Remove a team member',
    description: 'Takes somebody off the team.',
    examples: ['Remove the second from the team', 'Take Tom off the team'],
    input: z.object(member),
    path: '/web/members/{memberId}',
    effect: 'destructive',
  }),
];
