import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { emailAddress } from '../../store/entities.ts';
import { factoriesField, mayAsk } from './entities.ts';
import { countOf, namesOf } from './say.ts';

export const sendSupplierContacts = declareOperation({
  name: 'send_supplier_contacts',
  area: 'sourcing',
  title: 'Send contact details by email',
  description:
    'Mails the contact details of chosen factories (name, country, page, what they make) to one address: your own unless another is given. It writes to a person, not to the factories; for those use contact_factories.',
  examples: [
    'email me the contact details of the first three',
    'send the contacts of these factories to maya@example.com',
    'mail me how to reach these suppliers',
    'forward the contact info of that factory to my colleague',
  ],
  input: z.object({
    companyIds: factoriesField('Whose contact details should I send?'),
    userEmail: field(emailAddress.clone(), {
      sense: 'email',
      label: 'To',
      words: ['to', 'email', 'address', 'mail'],
    })
      .describe('Whom it goes to; your own address when left out.')
      .optional(),
  }),
  output: z.object({
    email: z.string(),
    subject: z.string(),
    rows: z.array(
      z.object({
        supplierId: field(z.uuid(), { ref: 'supplier' }),
        name: z.string(),
        countryName: z.string(),
        url: z.string(),
        makes: z.string(),
        /** As far as they are known: from the expanded network, or from the store's own list of suppliers. */
        supplierEmail: z.string().nullable(),
        supplierPhone: z.string().nullable(),
        supplierWebsite: z.string().nullable(),
      }),
    ),
  }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/send-factories-contact-info' },
  access: mayAsk,
  effect: 'external',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['contact_factories', 'search_suppliers'],
  summary: ({ email, rows }) =>
    `Sent the contact details of ${countOf(rows.length, 'factory', 'factories')} to ${email}: ${namesOf(rows.map((row) => row.name))}.`,
});
