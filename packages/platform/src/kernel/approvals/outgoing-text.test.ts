import { metaOf, unwrap, type AnyDeclaration } from '@brandwright/contract';
import { operations } from '@brandwright/contract/registry.ts';
import { count } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from '../request/parse.ts';
import { pendingActions } from '../data/tables.ts';
import { testStore, type TestStore } from '../testing.ts';

const id = '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f4a';
const at = '2030-01-07T15:00:00Z';
const mail = { uploadSuppliers: [{ name: 'Lume', email: 'info@lume.example' }] };
const drawing = [
  {
    tool: 'RECTANGLE',
    color: 'CLAY',
    width: 0.01,
    points: [
      { x: 0.1, y: 0.1 },
      { x: 0.4, y: 0.4 },
    ],
  },
];

/** What each operation with outgoing words needs beside them. */
const needs: Readonly<Record<string, object>> = {
  ask_about_quote: { quoteId: id, question: 'How long?' },
  ask_partner: { partnerId: id, message: 'Hello' },
  book_freight: {
    type: 'PALLET',
    quantity: 2,
    weightPounds: 500,
    heightInches: 48,
    pickupAddress: '40 Dock Street, Portland',
    readyOn: '2030-01-07',
    note: 'Hello',
  },
  book_quality_check: { sku: 'MUG-1', sampleUnits: 5, checks: 'Cracks' },
  cancel_booking: { bookingId: id, reason: 'Late' },
  check_own_suppliers: mail,
  contact_factories: { companyIds: [id], message: 'Hello' },
  create_collaboration_thread: { collaborationId: id, text: 'Thinner' },
  create_markup_thread: { collaborationId: id, shapes: drawing },
  create_meeting: { conversationSid: 'CH1', callTime: at },
  create_vip_request: { kind: 'STORE_REVIEW', reason: 'Hello' },
  decline_quote: { quoteId: id },
  decline_supplier_meeting: { conversationSid: 'CH1' },
  edit_supplier_review: { reviewId: id },
  email_own_suppliers: mail,
  give_goodwill: { orderNumber: 1042, amountMinor: 500, reason: 'DAMAGED' },
  give_store_credit: { customer: 'Maya Chen', amountMinor: 500 },
  invite_supplier: { name: 'Lume', email: 'info@lume.example' },
  open_support_ticket: { orderNumber: 1042, type: 'LOST_DELAYED', message: 'Hello' },
  order_kitting: { kit: 'DUO', quantity: 2, note: 'Hello' },
  post_supplier_review: { supplierId: id, rating: 4, text: 'Good' },
  post_visitor_review: { supplierId: id, name: 'Maya', email: 'maya@example.com', rating: 4, text: 'Good' },
  recreate_shipment: { orderNumber: 1042 },
  refund_order: { orderNumber: 1042 },
  reply_to_collaboration_thread: { threadId: id, text: 'Agreed' },
  reply_to_support_ticket: { ticketId: id, message: 'Hello' },
  request_supplier_meeting: { conversationSid: 'CH1', callTime: at },
  send_customer_email: { customer: 'Maya Chen', message: 'Hello' },
  send_notification_email: { subject: 'Hello', text: 'Hello' },
  send_slack_message: { text: 'Hello' },
  send_supplier_message: { supplierId: id, text: 'Hello' },
  send_tracking_email: { orderNumber: 1042 },
  set_up_pre_sale: {
    product: 'Vase',
    quantity: 5,
    endsOn: '2030-01-07',
    shipsOn: '2030-01-09',
    note: 'Hello',
  },
  submit_ai_idea: { aiIdea: id },
  update_collaboration_message: { messageId: id, text: 'Agreed' },
  update_return_settings: {},
  update_vip_request: { id, reason: 'Hello' },
};

/** Those that leave the store without an outgoing field, and why nothing of them can leave with a blank. */
const withoutField: Readonly<Record<string, string>> = {
  pause_subscription: 'The bank is told a day, and nobody reads words.',
  accept_retention_offer: 'the bank is told a discount, and nobody reads words',
  accept_quote: 'fixed words and the title of the request, checked when that was sent',
  bind_app: 'a code and the name of an app, which is checked',
  accept_supplier_meeting: 'fixed words',
  close_project_request: 'fixed words and the title of the request, checked when that was sent',
  confirm_visitor_review: 'publishes what was checked when it was posted',
  create_end_of_day_form: 'labels that were bought, which the carrier made',
  create_share_link: 'a conversation as it was held, read by those with the link',
  enable_product_feed: 'records of the catalog',
  invite_team_member: 'fixed words, an address and a role',
  publish_product_template: 'its title is checked before it is published',
  publish_waitlist_site: 'the words of the kit are checked before they are published',
  request_access_code: 'fixed words and an address',
  request_plan_call: 'fixed words and the plan',
  resend_booking_message: 'the words that were checked when the booking was made',
  resend_supplier_message: 'its words are checked again',
  resend_support_message: 'the words that were checked when they were first sent',
  resend_team_invite: 'fixed words, an address and a role',
  resend_supplier_invite: 'its name was checked when it was first sent',
  retry_shop_fulfillment: 'a shipment as it was recorded',
  follow_shop_orders: 'the address of this server',
  unfollow_shop_orders: 'no words: webhooks are removed',
  send_sms_code: 'fixed words and a code',
  send_supplier_contacts: 'records of suppliers',
  set_partner_model: 'settings',
  share_brand_kit: 'records of the kit',
  share_report: 'figures of the report',
  submit_project_request: 'title, description and materials are checked before it is sent',
  test_partner_model: 'fixed tasks',
  test_slack_webhook: 'fixed words',
};

const shapeOf = (operation: AnyDeclaration) => {
  const shape = unwrap(operation.input);
  return shape instanceof z.ZodObject ? Object.entries(shape.shape as Record<string, z.ZodType>) : [];
};
const marked = operations.flatMap((operation) =>
  shapeOf(operation).flatMap(([field, schema]) => {
    const { outgoing } = metaOf(schema);
    return outgoing ? [{ operation, name: operation.name, field, outgoing }] : [];
  }),
);

const blanks = ['[Your answer]', '{{price}}', '___', 'XXX', 'TBD', '<insert price>'];
const whole = [
  'They wrote "seperate [sic] jars".',
  'The mug (12 oz) in black.',
  'Our note [1] and order [#1042].',
];

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
const waiting = () =>
  store.context(async ({ db }) => (await db.select({ total: count() }).from(pendingActions))[0]?.total);

describe('words that someone else will read', () => {
  it('are marked in every operation that leaves the store, or it is said why not', () => {
    const names = new Set<string>(marked.map(({ name }) => name));
    expect([...names].toSorted()).toEqual(Object.keys(needs).toSorted());
    const leaving = operations
      .filter(({ effect }) => effect === 'external')
      .map(({ name }) => name as string);
    expect(leaving.filter((name) => !names.has(name)).toSorted()).toEqual(
      Object.keys(withoutField).toSorted(),
    );
  });

  it('are every field of free text of such an operation', () => {
    const free = operations
      .filter(({ effect }) => effect === 'external')
      .flatMap((operation) =>
        shapeOf(operation).flatMap(([field, schema]) => {
          const meta = metaOf(schema);
          return meta.sense === 'free_text' && !meta.outgoing ? [`${operation.name} ${field}`] : [];
        }),
      );
    expect(free).toEqual([]);
  });

  describe.each(marked)('$name $field', ({ operation, name, field, outgoing }) => {
    it.each(blanks.filter((blank) => outgoing === 'words' || !blank.startsWith('{{')))(
      'with %s is refused and changes nothing',
      async (blank) => {
        const before = [await store.journal(), await waiting()];
        for (const via of ['hand', 'partner'] as const) {
          const input = { ...needs[name], [field]: `We begin with ${blank} pieces.` };
          const refused = await store.refusal(operation, input as never, { via });
          expect(refused.code).toBe('bad_input');
          expect(refused.message).toContain(`“${blank}” is still to be filled in. Say what goes there`);
          expect(refused.details).toEqual([{ path: field, message: `“${blank}” is still to be filled in.` }]);
        }
        expect([await store.journal(), await waiting()]).toEqual(before);
      },
    );

    it.each(whole)('goes with “%s”', (text) => {
      expect(parseInput(operation, { ...needs[name], [field]: text })).toMatchObject({ [field]: text });
    });
  });
});
