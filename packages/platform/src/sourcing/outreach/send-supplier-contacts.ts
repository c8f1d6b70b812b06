import { sendSupplierContacts } from '@brandwright/contract/sourcing/outreach/send-supplier-contacts.ts';
import { countOf, namesOf } from '@brandwright/contract/sourcing/outreach/say.ts';
import type { OutputOf } from '@brandwright/contract';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { mySuppliers } from '../network/my-suppliers/tables.ts';
import { senderOf } from './brief.ts';
import { findFactories, type Factory } from './find-factories.ts';

type Row = OutputOf<typeof sendSupplierContacts>['rows'][number];

/** A factory with all that is known of how to reach it. */
interface Reachable extends Factory {
  phoneNumber: string | null;
}

/** What the store's own list of suppliers knows of a factory is known too, whatever network it is of. */
async function reachable(context: Context, named: readonly string[]): Promise<Reachable[]> {
  const factories = await findFactories(context, named);
  const ids = factories.map(({ supplierId }) => supplierId);
  const own = await context.db
    .select()
    .from(mySuppliers)
    .where(
      and(
        eq(mySuppliers.storeId, context.storeId),
        isNull(mySuppliers.removedAt),
        or(inArray(mySuppliers.id, ids), inArray(mySuppliers.marketplaceSupplierId, ids)),
      ),
    )
    .orderBy(mySuppliers.createdAt);
  return factories.map((factory) => {
    const { supplierId } = factory;
    const rows = own.filter((row) => row.id === supplierId || row.marketplaceSupplierId === supplierId);
    const first = (field: 'email' | 'website' | 'address' | 'phoneNumber') =>
      rows.map((row) => row[field]).find(Boolean) ?? null;
    return {
      ...factory,
      email: factory.email ?? first('email'),
      website: factory.website ?? first('website'),
      address: factory.address ?? first('address'),
      phoneNumber: first('phoneNumber'),
    };
  });
}

/** Our page of it; of the expanded network its own, which is all that there is. */
const pageOf = (context: Context, { source, supplierId, website }: Factory) =>
  source === 'IN_NETWORK'
    ? `${context.publicUrl}/browse-suppliers/supplier-profile/${supplierId}`
    : (website ??
      `${context.publicUrl}${source === 'OWN_LIST' ? '/inbox/my-suppliers' : '/browse-suppliers?view=expanded-network'}`);

function rowOf(context: Context, factory: Reachable): Row {
  return {
    supplierId: factory.supplierId,
    name: factory.name,
    countryName: factory.countryName,
    url: pageOf(context, factory),
    makes: factory.makes,
    supplierEmail: factory.email,
    supplierPhone: factory.phoneNumber,
    supplierWebsite: factory.website,
  };
}

const subjectOf = (factories: readonly Factory[]) =>
  factories.length === 1
    ? `Contact details of ${factories[0]?.name ?? ''}`.replace(/\s+/g, ' ').slice(0, 150)
    : `Contact details of ${countOf(factories.length, 'factory', 'factories')}`;

/** How to reach it, a line each; says so where nothing is known. */
function contactLines({ source, email, phoneNumber, website }: Reachable): string[] {
  const known = Object.entries({ Email: email, Phone: phoneNumber, Website: website }).flatMap(
    ([label, value]) => (value ? [`${label}: ${value}`] : []),
  );
  if (known.length > 0) return known;
  return source === 'IN_NETWORK'
    ? ['Its email and phone aren’t known. Write to it on its page.']
    : ['Its email, phone and website aren’t known.'];
}

/** Each factory in a paragraph of its own, plain text. */
function textOf(context: Context, factories: readonly Reachable[], sentBy: string): string {
  const paragraphs = factories.map((factory) =>
    [
      factory.name,
      [factory.city, factory.countryName].filter(Boolean).join(', '),
      factory.makes && `Makes: ${factory.makes}`,
      factory.address && `Address: ${factory.address}`,
      ...contactLines(factory),
      pageOf(context, factory) !== factory.website && `Page: ${pageOf(context, factory)}`,
      factory.source === 'EXPANDED_NETWORK' && 'From the expanded network: not vetted.',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return [`Sent by ${sentBy}.`, ...paragraphs].join('\n\n');
}

export default implement(sendSupplierContacts, {
  async prepare(context, input) {
    const factories = await reachable(context, input.companyIds);
    const sender = await senderOf(context);
    const to = input.userEmail ?? sender.email;
    return {
      input: { companyIds: factories.map((one) => one.supplierId), userEmail: to },
      preview: {
        verb: `Send ${countOf(factories.length, 'contact')}`,
        what: `Emails the contact details of ${namesOf(factories.map((one) => one.name))} to one address.`,
        toWhom: to === sender.email ? `${to} (you)` : to,
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          ...factories.map((one) => ({
            label: one.name,
            value: [one.countryName, one.makes, one.email, one.phoneNumber].filter(Boolean).join(', '),
          })),
          { label: 'Text', value: textOf(context, factories, `${sender.personName}, ${sender.storeName}`) },
        ],
        warnings: to === sender.email ? [] : [`${to} isn’t your own address. Check that it’s spelled right.`],
      },
    };
  },
  async run(context, input) {
    const factories = await reachable(context, input.companyIds);
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
