import { OperationError } from '@brandwright/contract';
import { askPartner } from '@brandwright/contract/sourcing/marketplace/partners/ask-partner.ts';
import { partnerCategoryLabels } from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { hash } from 'node:crypto';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { letterTo, signerOf } from '../../../kernel/approvals/outgoing-letter.ts';
import { searchTokens } from '../rules.ts';
import { type PartnerRow, allPartners, wordsOf } from './partners.ts';

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

const plainLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80);

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

export default implement(askPartner, {
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
        irreversible: 'A message that was sent can’t be taken back.',
        values: [
          { label: 'Message', value: message },
          { label: 'Reply goes to', value: replyTo },
        ],
        warnings: [],
      },
    };
  },
});
