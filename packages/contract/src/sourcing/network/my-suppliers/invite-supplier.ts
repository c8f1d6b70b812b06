import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { emailAddress } from '../../../store/entities.ts';
import { longestName, mayAct, mySupplier, mySupplierReads } from './entities.ts';
import { shortMySupplier } from './say.ts';

export const inviteSupplier = declareOperation({
  name: 'invite_supplier',
  area: 'sourcing',
  title: 'Invite a supplier',
  description:
    'Invites a supplier who is not in the marketplace yet: our team is told by email and writes to it, and it is listed among the suppliers as invited. Refused when it is there already, by email, website or name. For one in the marketplace use add_my_supplier; for a person of the own team this is not the one.',
  examples: [
    "Invite a supplier: Anna's Pottery, anna@annaspottery.com",
    'invite my factory Harbour Glass, info@harbourglass.com, www.harbourglass.com',
    'I want to bring my own supplier to the platform, invite them',
    'send a supplier invite to Bluebird Textiles at hello@bluebird.co',
  ],
  input: z.object({
    name: field(
      z.string().trim().min(1, 'Give a name.').max(longestName, 'A name can have at most 120 characters.'),
      {
        sense: 'product_words',
        outgoing: 'words',
        label: 'Name',
        words: ['supplier', 'named', 'called', 'name', 'factory', 'company'],
        question: 'What is the supplier called?',
      },
    ),
    email: field(emailAddress.clone(), {
      sense: 'email',
      label: 'Email',
      words: ['email', 'mail', 'at'],
      question: 'What’s the supplier’s email address?',
    }),
    website: field(z.string().trim().max(300), {
      label: 'Website',
      words: ['website', 'site', 'url', 'web page', 'homepage'],
    })
      .describe('A public web address.')
      .optional(),
    phoneNumber: field(z.string().trim().max(40), {
      label: 'Phone',
      words: ['phone', 'phone number', 'tel', 'telephone', 'mobile', 'call them at'],
    })
      .describe('With the country code, such as +351 912 345 678.')
      .optional(),
  }),
  output: mySupplier,
  http: { method: 'POST', path: '/web/supplier-invites', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'supplier_invite',
  offered: true,
  errors: ['bad_input', 'conflict'],
  related: ['list_my_suppliers', 'resend_supplier_invite', 'cancel_supplier_invite'],
  invalidates: mySupplierReads,
  toModel: shortMySupplier,
  summary: ({ name, email }) =>
    `Invited ${name}${email ? ` (${email})` : ''}. It’s listed among your suppliers as invited.`,
});
