import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { emailAddress } from '../../../store/entities.ts';
import { longestName, mayAct, mySupplier, mySupplierReads, supplierNamed } from './entities.ts';
import { inviteState } from './enums.ts';
import { dayOf, shortMySupplier } from './say.ts';

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
      z.string().trim().min(1, 'Give a name.').max(longestName, 'A name has at most 120 characters.'),
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
      question: 'Which email address has the supplier?',
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
    `Invited ${name}${email ? ` (${email})` : ''}. It is listed among your suppliers as invited.`,
});

export const resendSupplierInvite = declareOperation({
  name: 'resend_supplier_invite',
  area: 'sourcing',
  title: 'Send an invite again',
  description: 'Sends an open invite of a supplier once more. At most once a day.',
  examples: [
    "Send the invite to Anna's Pottery again",
    'resend that supplier invite',
    'remind the supplier we invited',
  ],
  input: z.object({ supplierId: supplierNamed('Whose invite should be sent again?') }),
  output: mySupplier,
  http: { method: 'POST', path: '/web/supplier-invites/{supplierId}/resend' },
  access: mayAct,
  effect: 'external',
  card: 'supplier_invite',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'too_many_requests'],
  related: ['list_my_suppliers', 'cancel_supplier_invite'],
  invalidates: mySupplierReads,
  toModel: shortMySupplier,
  summary: ({ name, invite }) =>
    `Sent the invite to ${name} again${invite?.mayResendAt ? `; once more from ${dayOf(invite.mayResendAt)}` : ''}.`,
});

export const cancelSupplierInvite = declareOperation({
  name: 'cancel_supplier_invite',
  area: 'sourcing',
  title: 'Cancel an invite',
  description:
    'Withdraws an open invite of a supplier. It stays in the list as canceled and can be invited anew; to take it off the list use remove_my_supplier.',
  examples: [
    "Cancel the invite to Anna's Pottery",
    'withdraw that supplier invite',
    'we no longer need the supplier invite for Bluebird, cancel it',
  ],
  input: z.object({ supplierId: supplierNamed('Whose invite should be canceled?') }),
  output: mySupplier,
  http: { method: 'POST', path: '/web/supplier-invites/{supplierId}/cancel' },
  access: mayAct,
  effect: 'write',
  card: 'supplier_invite',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_my_suppliers', 'invite_supplier'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: shortMySupplier,
  summary: ({ name }) => `Canceled the invite to ${name}.`,
});

/** By hand on the screen: the answer came by mail or phone. */
export const settleSupplierInvite = declareOperation({
  name: 'settle_supplier_invite',
  area: 'sourcing',
  title: 'Answer to an invite',
  description: 'Notes that an invited supplier joined or declined.',
  examples: ["Anna's Pottery accepted the invite"],
  input: z.object({
    supplierId: supplierNamed('Whose answer is it?'),
    answer: field(inviteState.extract(['JOINED', 'DECLINED']), {
      label: 'Answer',
      question: 'Did they join?',
    }),
  }),
  output: mySupplier,
  http: { method: 'POST', path: '/web/supplier-invites/{supplierId}/answer' },
  access: mayAct,
  effect: 'write',
  card: 'supplier_invite',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: mySupplierReads,
  undoable: true,
  summary: ({ name, invite }) => `${name} ${invite?.state === 'JOINED' ? 'joined' : 'declined'}.`,
});
