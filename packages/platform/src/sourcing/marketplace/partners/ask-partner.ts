import { OperationError, recordKinds } from '@brandwright/contract';
import { askPartner } from '@brandwright/contract/sourcing/marketplace/partners/ask-partner.ts';
import { partnerCategoryLabels } from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { hash } from 'node:crypto';
import { resolveRecord, type RecordKindDeclaration } from '../../../kernel/records/resolve-record.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { letterTo, signerOf } from '../../../kernel/approvals/outgoing-letter.ts';
import { searchTokens } from '../rules.ts';
import { type PartnerRow, allPartners, wordsOf } from './partners.ts';

const partnerKind: RecordKindDeclaration<PartnerRow> = {
  called: recordKinds.partner,
  nameOf: ({ name }) => name,
  likeness(row, said) {
    const tokens = searchTokens(said);
    return tokens.length > 0 && tokens.every((token) => wordsOf(row).includes(token)) ? 1 : 0;
  },
  lookUp: 'Name a service, such as freight or inspection, to see who there is.',
  byId: async (context, id) => (await allPartners(context)).find((row) => row.id === id),
  named: allPartners,
};

const plainLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80);

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

export default implement(askPartner, {
  async run(context, { partnerId, message }) {
    const partner = await resolveRecord(context, partnerKind, partnerId);
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
    const partner = await resolveRecord(context, partnerKind, input.partnerId);
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
