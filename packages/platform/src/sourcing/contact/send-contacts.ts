import { sendSupplierContacts } from '@brandwright/contract/sourcing/contact/operations.ts';
import { countOf, namesOf } from '@brandwright/contract/sourcing/contact/say.ts';
import type { OutputOf } from '@brandwright/contract';
import type { Context } from '../../kernel/context.ts';
import { implement } from '../../kernel/implementation.ts';
import { senderOf } from './brief.ts';
import { findFactories, type Factory } from './find-factories.ts';

type Row = OutputOf<typeof sendSupplierContacts>['rows'][number];

const addressOf = (context: Context, { source, supplierId, website }: Factory) =>
  source === 'IN_NETWORK'
    ? `${context.publicUrl}/browse-suppliers/supplier-profile/${supplierId}`
    : (website ??
      `${context.publicUrl}${source === 'OWN_LIST' ? '/inbox/my-suppliers' : '/browse-suppliers?view=expanded-network'}`);

function rowOf(context: Context, factory: Factory): Row {
  return {
    supplierId: factory.supplierId,
    name: factory.name,
    countryName: factory.countryName,
    url: addressOf(context, factory),
    makes: factory.makes,
    supplierEmail: factory.email,
  };
}

const subjectOf = (factories: readonly Factory[]) =>
  factories.length === 1
    ? `Contact details of ${factories[0]?.name ?? ''}`.replace(/\s+/g, ' ').slice(0, 150)
    : `Contact details of ${countOf(factories.length, 'factory', 'factories')}`;

/** Each factory in a paragraph of its own, plain text. */
function textOf(context: Context, factories: readonly Factory[], sentBy: string): string {
  const paragraphs = factories.map((factory) =>
    [
      factory.name,
      [factory.city, factory.countryName].filter(Boolean).join(', '),
      factory.makes && `Makes: ${factory.makes}`,
      factory.address && `Address: ${factory.address}`,
      factory.email && `Email: ${factory.email}`,
      `Page: ${addressOf(context, factory)}`,
      factory.source === 'EXPANDED_NETWORK' && 'Of the expanded network: nobody has vetted it.',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return [`Sent by ${sentBy}.`, ...paragraphs].join('\n\n');
}

export const sendContacts = implement(sendSupplierContacts, {
  async prepare(context, input) {
    const factories = await findFactories(context, input.companyIds);
    const sender = await senderOf(context);
    const to = input.userEmail ?? sender.email;
    return {
      input: { companyIds: factories.map((one) => one.supplierId), userEmail: to },
      preview: {
        verb: `Send ${countOf(factories.length, 'contact')}`,
        what: `The contact details of ${namesOf(factories.map((one) => one.name))} go to one address by mail.`,
        toWhom: to === sender.email ? `${to} (you)` : to,
        cost: null,
        irreversible: 'A mail that is sent cannot be taken back.',
        values: [
          ...factories.map((one) => ({
            label: one.name,
            value: [one.countryName, one.makes, one.email].filter(Boolean).join(', '),
          })),
          { label: 'Text', value: textOf(context, factories, `${sender.personName}, ${sender.storeName}`) },
        ],
        warnings:
          to === sender.email ? [] : [`${to} is not your own address. Check that it is spelled right.`],
      },
    };
  },
  async run(context, input) {
    const factories = await findFactories(context, input.companyIds);
    const sender = await senderOf(context);
    const email = input.userEmail ?? sender.email;
    const subject = subjectOf(factories);
    await context.providers.mail.send({
      to: email,
      subject,
      text: textOf(context, factories, `${sender.personName}, ${sender.storeName}`),
      replyTo: sender.email,
      idempotencyKey: `supplier contacts:${context.storeId}:${context.requestId}`,
    });
    return { output: { email, subject, rows: factories.map((one) => rowOf(context, one)) } };
  },
});
