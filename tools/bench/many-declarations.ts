import { declareOperation, field, operations, type AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';

// What later areas may declare: every noun with every verb, in words of its own.
const nouns = [
  ['brand kit', 'brand kits', 'palette'],
  ['mood board', 'mood boards', 'theme'],
  ['tech pack', 'tech packs', 'revision'],
  ['design brief', 'design briefs', 'audience'],
  ['sample request', 'sample requests', 'material'],
  ['purchase order', 'purchase orders', 'vendor'],
  ['receiving', 'receivings', 'dock'],
  ['warehouse', 'warehouses', 'city'],
  ['bundle', 'bundles', 'content'],
  ['collection', 'collections', 'season'],
  ['price list', 'price lists', 'market'],
  ['discount code', 'discount codes', 'campaign'],
  ['return request', 'return requests', 'condition'],
  ['exchange', 'exchanges', 'replacement'],
  ['support ticket', 'support tickets', 'topic'],
  ['supplier thread', 'supplier threads', 'subject'],
  ['invoice', 'invoices', 'due day'],
  ['payout', 'payouts', 'bank'],
  ['card on file', 'cards on file', 'holder'],
  ['subscription', 'subscriptions', 'interval'],
  ['invitation', 'invitations', 'role'],
  ['team member', 'team members', 'desk'],
  ['landing page', 'landing pages', 'headline'],
  ['newsletter', 'newsletters', 'audience'],
  ['ad campaign', 'ad campaigns', 'channel'],
  ['loyalty tier', 'loyalty tiers', 'reward'],
  ['blog post', 'blog posts', 'author'],
  ['shipping label', 'shipping labels', 'carrier'],
  ['packing slip', 'packing slips', 'template'],
  ['print file', 'print files', 'placement'],
  ['mockup', 'mockups', 'background'],
  ['quality report', 'quality reports', 'inspector'],
  ['cost sheet', 'cost sheets', 'component'],
  ['sales forecast', 'sales forecasts', 'horizon'],
  ['dashboard', 'dashboards', 'metric'],
] as const;
const verbs = [
  ['list', 'Show the', 'read'],
  ['create', 'Make a new', 'write'],
  ['update', 'Change the', 'write'],
  ['archive', 'Put away the', 'write'],
  ['delete', 'Delete the', 'destructive'],
  ['duplicate', 'Copy the', 'write'],
  ['share', 'Send out the', 'external'],
  ['export', 'Download the', 'read'],
  ['approve', 'Sign off the', 'external'],
  ['schedule', 'Plan the', 'write'],
] as const;

/** The offered operations and made-up ones beside them, `count` in all. */
export function manyDeclarations(count: number): AnyDeclaration[] {
  const declared: AnyDeclaration[] = operations.filter((operation) => operation.offered);
  const made = nouns.flatMap((noun) => verbs.map((verb) => declare(noun, verb)));
  if (declared.length + made.length < count)
    throw new Error(`Only ${declared.length + made.length} operations can be made.`);
  return [...declared, ...made].slice(0, count);
}

function declare(
  [noun, plural, detail]: (typeof nouns)[number],
  [verb, opening, effect]: (typeof verbs)[number],
): AnyDeclaration {
  const name = `${verb}_${noun.replaceAll(' ', '_')}`;
  return declareOperation({
    name,
    area: 'insight',
    title: `${opening} ${verb === 'list' ? plural : noun}`,
    description: `${opening} ${noun} with its ${detail}. Ids come from the list of ${plural}.`,
    examples: [`${verb} the ${noun}`, `${opening} ${noun} of last week`, `please ${verb} my newest ${noun}`],
    input: z.object({
      name: field(z.string(), { question: `Which ${noun}?`, label: noun }).optional(),
      detail: field(z.string(), { question: `Which ${detail}?`, label: detail, words: [detail] }).optional(),
      count: field(z.int().min(1), { sense: 'quantity' }).optional(),
      from: field(z.string(), { sense: 'date_from' }).optional(),
    }),
    output: z.object({}),
    http: { method: effect === 'read' ? 'GET' : 'POST', path: `/web/${name.replaceAll('_', '-')}` },
    access: { kind: 'private', role: 'member', preview: false },
    effect,
    card: 'none',
    offered: true,
    errors: [],
    summary: () => 'Done.',
  });
}
