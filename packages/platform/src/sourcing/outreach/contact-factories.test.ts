import { OperationError } from '@brandwright/contract';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { contactFactories } from '@brandwright/contract/sourcing/outreach/contact-factories.ts';
import { draftFactoryMessage } from '@brandwright/contract/sourcing/outreach/draft-factory-message.ts';
import { listOutreach } from '@brandwright/contract/sourcing/outreach/list-outreach.ts';
import { recordOutreachAnswer } from '@brandwright/contract/sourcing/outreach/record-outreach-answer.ts';
import { sendSupplierContacts } from '@brandwright/contract/sourcing/outreach/send-supplier-contacts.ts';
import { addMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { inviteSupplier } from '@brandwright/contract/sourcing/network/my-suppliers/invite-supplier.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mySuppliers } from '../network/my-suppliers/tables.ts';
import { seedMarketplace } from '../marketplace/testing.ts';
import contact from './contact-factories.ts';
import { namedStore } from '../../store/testing.ts';
import { briefOf, expandedFactory, sendBatch } from './testing.ts';

beforeAll(seedMarketplace);

const two = ['Olaria do Vale', 'Hartley & Moss Pottery'];

describe('factories of the marketplace', () => {
  it('get the brief, each in a conversation of its own', async () => {
    const store = await namedStore();
    const brief = await briefOf(store);
    const { rows, counts, message, jobId } = await store.run(contactFactories, { companyIds: two });
    expect(counts).toEqual({ queued: 0, sent: 2, passedOn: 0, failed: 0, answered: 0 });
    expect(jobId).toBeNull();
    expect(message).toContain('500 units');
    expect(rows.map((row) => row.supplierName)).toEqual(two);
    expect(new Set(rows.map((row) => row.conversationSid)).size).toBe(2);
    const thread = await store.run(getSupplierConversation, {
      conversationSid: rows[0]?.conversationSid ?? '',
    });
    expect(thread).toMatchObject({ supplierName: 'Olaria do Vale', origin: 'SOURCING_AGENT' });
    expect(thread.messages[0]?.text).toContain('Hello Olaria do Vale,');
    expect(thread.messages[0]?.text).toContain('Fern & Tide');
    expect((await store.journal())[0]?.summary).toContain(
      '2 factories: Olaria do Vale and Hartley & Moss Pottery',
    );
    expect((await store.run(listOutreach, { techPackId: brief.techPackId })).total).toBe(2);
  });

  it('get it once, unless it is asked for again', async () => {
    const store = await namedStore();
    await briefOf(store);
    await store.run(contactFactories, { companyIds: two.slice(0, 1) });
    const next = await store.run(contactFactories, { companyIds: two });
    expect(next.rows.map((row) => row.supplierName)).toEqual(['Hartley & Moss Pottery']);
    expect(next.leftOut).toMatchObject([{ supplierName: 'Olaria do Vale' }]);
    expect((await store.refusal(contactFactories, { companyIds: two })).code).toBe('conflict');
    const again = await store.run(contactFactories, { companyIds: two, sendAgain: true });
    expect(again.counts.sent).toBe(2);
    expect((await store.run(listOutreach, {})).total).toBe(2);
    const thread = await store.run(getSupplierConversation, { conversationSid: 'Olaria do Vale' });
    expect(thread.messages).toHaveLength(2);
  });

  it('ask first, with every name and the exact words, which may be changed', async () => {
    const store = await namedStore();
    await briefOf(store);
    const action = await store.ask(contactFactories, { companyIds: two });
    expect(action.preview.verb).toBe('Write to 2 factories');
    expect(action.preview.toWhom).toBe('Olaria do Vale and Hartley & Moss Pottery');
    expect(action.preview.values.at(-1)?.value).toContain('Hello Olaria do Vale,');
    expect(action.editable.map((one) => one.field)).toContain('message');
    expect((await store.run(listOutreach, {})).total).toBe(0);
    await store.decide(action.id, true);
    await store.decide(action.id, true).catch(() => undefined);
    expect((await store.run(listOutreach, {})).counts.sent).toBe(2);
  });

  it('that do not make it are warned of, and a product in place of a name is answered with its makers', async () => {
    const store = await namedStore();
    await briefOf(store);
    const companyIds = ['Olaria do Vale', 'Coastline Tote Co.'];
    const { preview } = await store.ask(contactFactories, { companyIds });
    expect(preview.warnings).toContain('Coastline Tote Co. lists no ceramic mug in its catalog.');
    expect(preview.warnings.join()).not.toContain('Olaria do Vale');
    const mugs = await store.refusal(contactFactories, { companyIds: ['stoneware mug makers'] });
    expect(mugs.message).toMatch(
      /^No factory matches “stoneware mug makers”\. Suppliers of stoneware mugs: .*Olaria do Vale.*Which one\?$/,
    );
    const collars = await store.refusal(contactFactories, { companyIds: ['dog collar makers'] });
    expect(collars.message).toMatch(
      /^No supplier here makes dog collars, and nothing in the marketplace comes close/,
    );
  });

  it('are at most 20 at once, known, and written to in words', async () => {
    const store = await namedStore();
    const many = Array.from({ length: 21 }, (_, index) => `Factory ${index}`);
    expect((await store.refusal(contactFactories, { companyIds: many })).message).toContain('at most 20');
    expect((await store.refusal(contactFactories, { companyIds: ['Nobody Ltd'] })).code).toBe('not_found');
    expect((await store.refusal(contactFactories, { companyIds: two })).message).toContain('no brief');
    const asked = await store.ask(contactFactories, { companyIds: two, message: 'do you make mugs' });
    expect(asked.input).toMatchObject({
      message: 'Hello {{name}},\n\nDo you make mugs?\n\nBest regards,\nTest Person, Fern & Tide',
    });
    const bad = { companyIds: two, message: 'Hi {{boss}}' };
    expect((await store.refusal(contactFactories, bad)).message).toContain('{{boss}}');
    expect(
      (await store.run(contactFactories, { companyIds: two, message: 'Do you make mugs?' })).counts.sent,
    ).toBe(2);
  });

  it('of whom one cannot be reached: the others are', async () => {
    const store = await namedStore();
    await briefOf(store);
    const { output } = await store.context((context) => {
      let calls = 0;
      return contact.run(
        {
          ...context,
          storeId: context.storeId,
          call: (declaration, input) => {
            if (declaration.name === 'send_supplier_message' && ++calls === 1)
              throw new OperationError('upstream', 'The carrier is away.');
            return context.call(declaration, input);
          },
        },
        { companyIds: two, sendAgain: false },
      );
    });
    expect(output.counts).toMatchObject({ sent: 1, failed: 1 });
    expect(output.rows[0]).toMatchObject({
      status: 'FAILED',
      failure: 'The carrier is away.',
      conversationSid: null,
    });
    // Nothing half done is left: the conversation that was opened for it is gone.
    expect((await store.refusal(getSupplierConversation, { conversationSid: 'Olaria do Vale' })).code).toBe(
      'not_found',
    );
    const retried = await store.run(contactFactories, { companyIds: ['Olaria do Vale'] });
    expect(retried.counts.sent).toBe(1);
  });

  it('that answer are told apart', async () => {
    const store = await namedStore();
    await briefOf(store);
    const { rows } = await store.run(contactFactories, { companyIds: two });
    const conversationSid = rows[0]?.conversationSid ?? '';
    expect(await store.run(recordOutreachAnswer, { conversationSid })).toEqual({ answered: 1 });
    expect(await store.run(recordOutreachAnswer, { conversationSid })).toEqual({ answered: 0 });
    const answered = await store.run(listOutreach, { status: 'ANSWERED' });
    expect(answered.rows.map((row) => row.supplierName)).toEqual(['Olaria do Vale']);
    expect(answered.counts).toEqual({ queued: 0, sent: 1, passedOn: 0, failed: 0, answered: 1 });
  });

  it('are another store’s affair, and no viewer’s or preview’s', async () => {
    const store = await namedStore();
    const brief = await briefOf(store);
    await store.run(contactFactories, { companyIds: two });
    const other = await namedStore();
    expect((await other.run(listOutreach, {})).total).toBe(0);
    const wish = { companyIds: two, techPackId: brief.techPackId };
    expect((await other.refusal(contactFactories, wish)).code).toBe('not_found');
    expect((await store.refusal(contactFactories, wish, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(contactFactories, wish, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await store.run(listOutreach, {}, { as: 'viewer' })).total).toBe(2);
  });
});

describe('factories of the expanded network', () => {
  it('get a mail where an address is known, and our team is asked where none is', async () => {
    const store = await namedStore();
    await briefOf(store);
    const known = await expandedFactory('Sales@Kiln.example.com');
    const unknown = await expandedFactory(null);
    const action = await store.ask(contactFactories, { companyIds: [known.name, unknown.supplierId] });
    expect(action.preview.values.map((one) => one.value).join('\n')).toContain(
      'by email to sales@kiln.example.com',
    );
    const { rows, jobId } = await store.run(contactFactories, {
      companyIds: [known.supplierId, unknown.name],
    });
    expect(rows.map((row) => [row.channel, row.status])).toEqual([
      ['MAIL', 'QUEUED'],
      ['OPERATOR', 'QUEUED'],
    ]);
    expect(jobId).not.toBeNull();
    const { mails, notes } = await sendBatch(store, rows[0]?.batchId ?? '');
    expect(mails).toMatchObject([{ to: 'sales@kiln.example.com', replyTo: 'owner@test.example' }]);
    expect(mails[0]?.subject).toMatch(/^Quote request: 500 units/);
    expect(mails[0]?.text).toContain('reply with the word stop');
    expect(notes[0]?.subject).toBe(`Find an address: ${unknown.name}`);
    expect((await store.run(listOutreach, {})).counts).toMatchObject({ queued: 0, sent: 1, passedOn: 1 });
    const passedOn = await store.run(listOutreach, { status: 'PASSED_ON' });
    expect(passedOn.rows).toMatchObject([{ supplierName: unknown.name, sentAt: null }]);
    expect((await store.refusal(contactFactories, { companyIds: [unknown.supplierId] })).message).toMatch(
      /our team has had this brief since .* and is looking for an address/,
    );
    expect((await sendBatch(store, rows[0]?.batchId ?? '')).mails).toEqual([]);
  });

  it('of one name are asked about', async () => {
    const store = await namedStore();
    await briefOf(store);
    const { name } = await expandedFactory(null);
    await expandedFactory(null, name);
    expect(await store.refusal(contactFactories, { companyIds: [name.toUpperCase()] })).toMatchObject({
      code: 'conflict',
      message: `Several factories of the expanded network match “${name.toUpperCase()}”: ${name} (Hanoi), ${name} (Hanoi). Which one?`,
    });
  });
});

describe('a supplier of the store’s own', () => {
  it('is written to by mail, once invited, and by no other store', async () => {
    const store = await namedStore();
    await briefOf(store);
    const anna = { name: 'Anna’s Pottery', email: 'anna@annaspottery.example.com' };
    const { supplierId } = await store.run(inviteSupplier, anna);
    const { rows } = await store.run(contactFactories, { companyIds: [anna.name] });
    expect(rows).toMatchObject([{ supplierId, source: 'OWN_LIST', channel: 'MAIL', email: anna.email }]);
    const { mails } = await sendBatch(store, rows[0]?.batchId ?? '');
    expect(mails.map((mail) => mail.to)).toEqual([anna.email]);
    const other = await namedStore();
    await briefOf(other);
    for (const said of [supplierId, anna.name])
      expect((await other.refusal(contactFactories, { companyIds: [said] })).code).toBe('not_found');
  });
});

it('a draft says what would be sent, and who has it', async () => {
  const store = await namedStore();
  expect(await store.run(draftFactoryMessage, {})).toMatchObject({ message: null, techPackId: null });
  await briefOf(store);
  await store.run(contactFactories, { companyIds: two.slice(0, 1) });
  const draft = await store.run(draftFactoryMessage, { companyIds: two });
  expect(draft.message).toContain('Hello {{name}},');
  expect(draft.factories.map((one) => one.sentAt === null)).toEqual([false, true]);
});

describe('contact details', () => {
  it('go to one’s own address or a typed one', async () => {
    const store = await namedStore();
    const asked = await store.ask(sendSupplierContacts, { companyIds: two });
    expect(asked.preview.values.at(-1)).toMatchObject({
      label: 'Text',
      value: expect.stringContaining('Page: '),
    });
    const mine = await store.run(sendSupplierContacts, { companyIds: two });
    expect(mine).toMatchObject({ email: 'owner@test.example', subject: 'Contact details of 2 factories' });
    expect(mine.rows[0]).toMatchObject({ name: 'Olaria do Vale', countryName: 'Portugal' });
    const typed = await store.run(sendSupplierContacts, { companyIds: two, userEmail: ' Maya@Example.COM ' });
    expect(typed.email).toBe('maya@example.com');
    for (const userEmail of ['maya', 'maya@example', 'maya@example.c', 'a b@example.com'])
      expect((await store.refusal(sendSupplierContacts, { companyIds: two, userEmail })).code).toBe(
        'bad_input',
      );
  });

  it('have the email, phone and website that are known, of whichever list, and say where none is', async () => {
    const store = await namedStore();
    const listed = await expandedFactory('kiln@hanoi.example.com');
    const unknown = await expandedFactory(null);
    const invited = await store.run(inviteSupplier, {
      name: 'Serra Looms',
      email: 'Ana@Serra.example.com',
      website: 'https://serra.example.com',
      phoneNumber: '+351 912 345 678',
    });
    const companyIds = [listed.supplierId, unknown.supplierId, invited.supplierId, two[0] ?? ''];
    const asked = await store.ask(sendSupplierContacts, { companyIds });
    const paragraphs = (asked.preview.values.at(-1)?.value ?? '').split('\n\n');
    expect(paragraphs[1]).toContain('Email: kiln@hanoi.example.com');
    expect(paragraphs[2]).toContain('Its email, phone and website aren’t known.');
    expect(paragraphs[3]).toContain(
      'Email: ana@serra.example.com\nPhone: +351912345678\nWebsite: https://serra.example.com',
    );
    expect(paragraphs[4]).toContain('Its email and phone aren’t known. Write to it on its page.\nPage: http');
    const { rows } = await store.run(sendSupplierContacts, { companyIds });
    expect(rows.map((row) => [row.supplierEmail, row.supplierPhone, row.supplierWebsite])).toEqual([
      ['kiln@hanoi.example.com', null, null],
      [null, null, null],
      ['ana@serra.example.com', '+351912345678', 'https://serra.example.com'],
      [null, null, null],
    ]);
    const other = await namedStore();
    expect((await other.refusal(sendSupplierContacts, { companyIds: [invited.supplierId] })).code).toBe(
      'not_found',
    );
  });

  it('of a marketplace factory are those that the store itself keeps', async () => {
    const store = await namedStore();
    const kept = await store.run(addMySupplier, { supplierId: two[0] ?? '' });
    const details = { email: 'studio@olaria.example.com', phoneNumber: '+351 234 567 890' };
    await store.context(({ db }) =>
      db.update(mySuppliers).set(details).where(eq(mySuppliers.id, kept.supplierId)),
    );
    const { rows } = await store.run(sendSupplierContacts, { companyIds: two });
    expect(rows).toMatchObject([
      { supplierEmail: 'studio@olaria.example.com', supplierPhone: '+351 234 567 890' },
      { supplierEmail: null, supplierPhone: null },
    ]);
  });

  it('ask first and warn of a foreign address', async () => {
    const store = await namedStore();
    const action = await store.ask(sendSupplierContacts, {
      companyIds: two,
      userEmail: 'x@other.example.com',
    });
    expect(action.preview.toWhom).toBe('x@other.example.com');
    expect(action.preview.warnings[0]).toContain('isn’t your own address');
    expect((await store.refusal(sendSupplierContacts, { companyIds: two }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
  });
});
