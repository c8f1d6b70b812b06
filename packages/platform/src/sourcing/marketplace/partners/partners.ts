import { OperationError } from '@brandwright/contract';
import {
  askPartner as askDeclaration,
  listPartners as listDeclaration,
  partnerCategories,
  partnerCategoryLabels,
  partnerCategoryWords,
  type Partner,
} from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { asc } from 'drizzle-orm';
import { hash } from 'node:crypto';
import type { RecordFinder } from '../../../kernel/area.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { letterTo, signerOf } from '../../../kernel/approvals/outgoing-letter.ts';
import { searchTokens } from '../rules.ts';
import { marketplacePartners as partners } from './tables.ts';

type PartnerRow = typeof partners.$inferSelect;

/** All of them: there are some dozens, and few ask. */
const allPartners = (context: Context) => context.db.select().from(partners).orderBy(asc(partners.position));

export const listPartners = implement(listDeclaration, {
  async run(context, { category, keyword }) {
    const all = await allPartners(context);
    const tokens = searchTokens(keyword ?? '');
    const rows = all.filter(
      (row) =>
        (category === undefined || row.category === category) &&
        tokens.every((token) => wordsOf(row).includes(token)),
    );
    return {
      output: {
        rows: rows.map(toPartner),
        categories: partnerCategories.map((one) => ({
          category: one,
          label: partnerCategoryLabels[one],
          count: all.filter((row) => row.category === one).length,
        })),
        total: rows.length,
      },
    };
  },
});

export const askPartner = implement(askDeclaration, {
  async run(context, { partnerId, message }) {
    const partner = await findPartner(context, partnerId);
    const { actor } = context;
    if (actor.kind !== 'user')
      throw new OperationError(
        'forbidden',
        'Only someone on the store’s team can write to a service provider.',
      );
    const { store } = await signerOf(context);
    await context.providers.mail.send({
      to: partner.email,
      replyTo: actor.email,
      subject: `A question from ${plainLine(store ?? actor.name)}`,
      text: `${message}\n\n${actor.email}`,
      idempotencyKey: `partner-${context.storeId}-${digest(`${context.requestId} ${partner.id} ${message}`)}`,
    });
    return {
      output: {
        partnerId: partner.id,
        partnerName: partner.name,
        message,
        replyTo: actor.email,
        responseHours: partner.responseHours,
      },
      subject: { kind: 'partner', id: partner.id },
    };
  },

  async prepare(context, input) {
    const partner = await findPartner(context, input.partnerId);
    const replyTo = context.actor.kind === 'user' ? context.actor.email : '';
    const message = await letterTo(context, partner.name, input.message);
    return {
      input: { ...input, message, partnerId: partner.id },
      preview: {
        verb: `Send to ${partner.name}`,
        what: `Send ${partner.name} a message by email.`,
        toWhom: `${partner.name} (${partnerCategoryLabels[partner.category].toLowerCase()})`,
        cost: null,
        irreversible: 'A message that was sent cannot be called back.',
        values: [
          { label: 'Message', value: message },
          { label: 'Answer goes to', value: replyTo },
        ],
        warnings: [],
      },
    };
  },
});

/** Partners named in someone's words, whole or by their first word. */
export const partnerFinder: RecordFinder = {
  kind: 'partner',
  async find(context, words) {
    const said = words.toLowerCase();
    const rows = await context.db.select({ id: partners.id, name: partners.name }).from(partners);
    return rows.flatMap(({ id, name }) => {
      const whole = name.toLowerCase();
      const [first = ''] = whole.split(' ');
      const isWhole = said.includes(whole);
      const isFirst = first.length > 5 && new RegExp(`\\b${first}\\b`).test(said);
      if (!isWhole && !isFirst) return [];
      const at = said.indexOf(isWhole ? whole : first);
      const matched = words.slice(at, at + (isWhole ? whole : first).length);
      return [{ kind: 'partner' as const, value: id, id, label: name, matched, score: isWhole ? 1 : 0.85 }];
    });
  },
};

async function findPartner(context: Context, idOrName: string): Promise<PartnerRow> {
  const all = await allPartners(context);
  const said = idOrName.toLowerCase();
  const exact = all.find((row) => row.id === said || row.name.toLowerCase() === said);
  if (exact) return exact;
  const tokens = searchTokens(idOrName);
  const fitting = all.filter(
    (row) => tokens.length > 0 && tokens.every((token) => wordsOf(row).includes(token)),
  );
  const [first, second] = fitting;
  if (!first)
    throw new OperationError(
      'not_found',
      `No service provider matches "${idOrName}". Name a service, such as freight or inspection, to see who there is.`,
    );
  if (!second) return first;
  throw new OperationError(
    'conflict',
    `Several service providers match "${idOrName}": ${fitting
      .slice(0, 5)
      .map((row) => row.name)
      .join(', ')}. Which one?`,
  );
}

const wordsOf = (row: PartnerRow) =>
  [
    row.name,
    row.headline,
    ...row.services,
    partnerCategoryLabels[row.category],
    ...partnerCategoryWords[row.category],
  ]
    .join(' ')
    .toLowerCase();

const toPartner = ({ id, email: _email, position: _position, ...row }: PartnerRow): Partner => ({
  partnerId: id,
  ...row,
});

const plainLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80);
const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);
