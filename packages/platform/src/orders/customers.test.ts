import { addCustomerNote } from '@brandwright/contract/orders/add-customer-note.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { deleteCustomerNote } from '@brandwright/contract/orders/delete-customer-note.ts';
import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { listCustomers } from '@brandwright/contract/orders/list-customers.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { sendCustomerEmail } from '@brandwright/contract/orders/send-customer-email.ts';
import { updateCustomerNote } from '@brandwright/contract/orders/update-customer-note.ts';
import { describe, expect, it, vi } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { sendCustomerMail } from './customer-mail.ts';
import { personSaid } from './customers.ts';
import { channelOrder, place, placedOrder, ship } from './testing.ts';

const petra = {
  customerName: 'Petra Lund',
  email: 'petra@example.com',
  city: 'Leeds',
  state: undefined,
  zipCode: 'LS1 4DY',
  countryCode: 'GB',
};

/** Maya with two orders, Petra of Leeds with one that has shipped. */
async function threeOrders() {
  const store = await testStore();
  await placedOrder(store);
  store.time.now = new Date(store.time.now.getTime() + 60_000);
  await placedOrder(store);
  store.time.now = new Date(store.time.now.getTime() + 60_000);
  const { id } = await placedOrder(store, petra);
  await ship(store, id);
  return store;
}

describe('list_customers', () => {
  it('counts orders and money, finds, sorts, filters and pages', async () => {
    const store = await threeOrders();
    await store.run(refundOrder, { orderNumber: 8001, amountMinor: 105 });
    const all = await store.run(listCustomers, {});
    expect(all.total).toBe(2);
    expect(all.customers).toMatchObject([
      {
        name: 'Maya Chen',
        orderCount: 2,
        openOrderCount: 2,
        paidMinor: 18_210,
        refundedMinor: 105,
        keptMinor: 18_105,
      },
      { name: 'Petra Lund', orderCount: 1, openOrderCount: 0, city: 'Leeds', lastOrderNumber: 8003 },
    ]);
    const names = async (input: object) =>
      (await store.run(listCustomers, input)).customers.map(({ name }) => name);
    expect(await names({ sort: '-lastOrder' })).toEqual(['Petra Lund', 'Maya Chen']);
    expect(await names({ sort: 'lastOrder' })).toEqual(['Maya Chen', 'Petra Lund']);
    expect(await names({ sort: 'name', page: 1, size: 1 })).toEqual(['Petra Lund']);
    expect(await names({ filter: 'REPEAT' })).toEqual(['Maya Chen']);
    expect(await names({ filter: 'OPEN_ORDERS' })).toEqual(['Maya Chen']);
    expect(await names({ search: 'LEEDS' })).toEqual(['Petra Lund']);
    expect(await names({ search: 'petra@' })).toEqual(['Petra Lund']);
    expect(await names({ search: '#8002' })).toEqual(['Maya Chen']);
    expect(await names({ search: '100%' })).toEqual([]);
  });

  it('is open to viewers and shows nobody of another store', async () => {
    const [store, other] = [await threeOrders(), await testStore()];
    expect((await store.run(listCustomers, {}, { as: 'viewer' })).total).toBe(2);
    expect((await store.run(listCustomers, {}, { as: 'preview' })).total).toBe(2);
    expect((await other.run(listCustomers, {})).total).toBe(0);
  });
});

describe('one customer', () => {
  it('has what was paid, refunded and returned, and the average order', async () => {
    const store = await threeOrders();
    await store.run(cancelOrder, { orderNumber: 8001 });
    expect(await store.run(getCustomer, { customer: 'maya' })).toMatchObject({
      orderCount: 2,
      openOrderCount: 1,
      paidMinor: 18_210,
      refundedMinor: 9105,
      keptMinor: 9105,
      averageMinor: 9105,
      returnCount: 0,
      notes: [],
      mails: [],
    });
  });

  it('is the same however the email was typed, and without one by name and address line', async () => {
    const store = await testStore();
    const nobody = { id: null, name: 'Sam Reed', email: null, phone: null, company: null };
    const elsewhere = { ...channelOrder().address, addressLine1: '9 Elm Road' };
    await place(store, [
      channelOrder(),
      channelOrder({ customer: { ...nobody, name: 'Maya C.', email: ' MAYA@Example.com ' } }),
      channelOrder({ customer: nobody }),
      channelOrder({ customer: { ...nobody, name: 'sam  reed' } }),
      channelOrder({ customer: nobody, address: elsewhere }),
    ]);
    await place(store, [channelOrder({ customer: nobody })]);
    const { customers } = await store.run(listCustomers, { sort: 'name' });
    expect(customers.map(({ name, orderCount }) => [name, orderCount])).toEqual([
      ['Maya Chen', 2],
      ['Sam Reed', expect.any(Number)],
      ['Sam Reed', expect.any(Number)],
    ]);
    expect(
      customers
        .slice(1)
        .map(({ orderCount }) => orderCount)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 3]);
  });

  it('is whom words describe, and asked about where several fit', async () => {
    const store = await threeOrders();
    const called = async (customer: string) => (await store.run(getCustomer, { customer })).name;
    for (const said of [
      'the woman from Leeds',
      'Petra from leeds',
      'Petra’s lost parcel',
      'Petra Lund, petra@example.com',
    ])
      expect(await called(said)).toBe('Petra Lund');
    expect(await store.refusal(getCustomer, { customer: 'Maya from Leeds' })).toMatchObject({
      code: 'not_found',
    });
    await placedOrder(store, { ...petra, customerName: 'Petra Vance', email: 'vance@example.com' });
    expect((await store.refusal(getCustomer, { customer: 'the woman from Leeds' })).message).toBe(
      'Several customers match “the woman from Leeds”: Petra Lund (petra@example.com), Petra Vance (vance@example.com). Which one?',
    );
    const found = await store.kernel.findRecords(store.caller(), 'write to the woman from Leeds', [
      'customer',
    ]);
    expect(found.map(({ score }) => score)).toEqual([0.8, 0.8]);
  });
});

describe('personSaid', () => {
  it.each([
    ['Maya Chen', 'Maya Chen', null],
    ['the woman from Leeds', null, 'leeds'],
    ['Maya in New York', 'Maya', 'new york'],
    ["Mason's lost parcel", 'Mason', null],
  ])('%s', (said, name, city) => {
    expect(personSaid(said)).toEqual({ name, city });
  });
});

describe('notes about a customer', () => {
  it('are added, changed and deleted, each undone', async () => {
    const store = await threeOrders();
    const texts = async () =>
      (await store.run(getCustomer, { customer: 'maya' })).notes.map(({ text }) => text);
    const added = await store.entryOf(addCustomerNote, { customer: 'maya', text: 'Allergic to lavender' });
    const changed = await store.entryOf(updateCustomerNote, { customer: 'maya', text: 'Allergic to citrus' });
    expect(await texts()).toEqual(['Allergic to citrus']);
    await store.undo(changed);
    expect(await texts()).toEqual(['Allergic to lavender']);
    const deleted = await store.entryOf(deleteCustomerNote, { customer: 'maya' });
    expect(await texts()).toEqual([]);
    await store.undo(deleted);
    expect(await texts()).toEqual(['Allergic to lavender']);
    await store.undo(added);
    expect(await texts()).toEqual([]);
    expect(
      (await store.journal()).some(
        ({ summary }) => summary === 'Noted about Maya Chen: “Allergic to lavender”.',
      ),
    ).toBe(true);
  });

  it('are told apart by their words, and refused where none or several fit', async () => {
    const store = await threeOrders();
    const about = { customer: 'maya' };
    expect((await store.refusal(deleteCustomerNote, about)).message).toBe(
      'There are no notes about Maya Chen.',
    );
    await store.run(addCustomerNote, { ...about, text: 'Allergic to lavender' });
    await store.run(addCustomerNote, { ...about, text: 'Prefers calls' });
    expect(await store.refusal(deleteCustomerNote, about)).toMatchObject({ code: 'conflict' });
    expect((await store.refusal(deleteCustomerNote, { ...about, note: 'citrus' })).code).toBe('not_found');
    const { notes } = await store.run(deleteCustomerNote, { ...about, note: 'lavender' });
    expect(notes.map(({ text }) => text)).toEqual(['Prefers calls']);
  });

  it('refuse an undo after another change, a role too low, another store and an empty text', async () => {
    const [store, other] = [await threeOrders(), await testStore()];
    await store.run(addCustomerNote, { customer: 'maya', text: 'One' });
    const changed = await store.entryOf(updateCustomerNote, { customer: 'maya', text: 'Two' });
    await store.run(updateCustomerNote, { customer: 'maya', text: 'Three' });
    await expect(store.undo(changed)).rejects.toMatchObject({ code: 'conflict' });
    const note = { customer: 'maya', text: 'x' };
    expect((await store.refusal(addCustomerNote, note, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(addCustomerNote, note, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await store.refusal(addCustomerNote, { ...note, text: ' ' })).code).toBe('bad_input');
    const { id, notes } = await store.run(getCustomer, { customer: 'maya' });
    expect((await other.refusal(addCustomerNote, { customer: id, text: 'x' })).code).toBe('not_found');
    expect((await other.refusal(deleteCustomerNote, { customer: id, noteId: notes[0]?.id })).code).toBe(
      'not_found',
    );
  });
});

describe('send_customer_email', () => {
  it('shows the letter, sends it once and keeps it on the page', async () => {
    const store = await threeOrders();
    const action = await store.ask(sendCustomerEmail, {
      customer: 'maya',
      message: 'your parcel left today',
    });
    expect(action.preview).toMatchObject({
      verb: 'Send to Maya Chen',
      toWhom: 'Maya Chen, maya@example.com',
    });
    const letter = action.preview.values.find(({ label }) => label === 'Email')?.value;
    expect(letter).toContain('our parcel left today');
    await Promise.allSettled([store.decide(action.id, true), store.decide(action.id, true)]);
    const [mail, ...others] = (await store.run(getCustomer, { customer: 'maya' })).mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ body: letter, status: 'QUEUED', email: 'maya@example.com' });
    const send = await store.context(({ providers }) => Promise.resolve(vi.spyOn(providers.mail, 'send')));
    const report = { id: 'job', progress: () => Promise.resolve() };
    for (let times = 0; times < 2; times += 1)
      await store.context((context) => sendCustomerMail.run(context, { mailId: mail?.id ?? '' }, report));
    expect(send).toHaveBeenCalledTimes(1);
    send.mockRestore();
    expect((await store.run(getCustomer, { customer: 'maya' })).mails[0]?.status).toBe('SENT');
  });

  it('says why a mail could not be sent', async () => {
    const store = await threeOrders();
    const { mail } = await store.run(sendCustomerEmail, { customer: 'maya', message: 'Hello' });
    const send = await store.context(({ providers }) =>
      Promise.resolve(vi.spyOn(providers.mail, 'send').mockRejectedValueOnce(new Error('down'))),
    );
    const report = { id: 'job', progress: () => Promise.resolve() };
    await store.context((context) => sendCustomerMail.run(context, { mailId: mail.id }, report));
    send.mockRestore();
    expect((await store.run(getCustomer, { customer: 'maya' })).mails[0]).toMatchObject({
      status: 'FAILED',
      failure: 'The email couldn’t be sent. Try again later.',
    });
  });

  it('refuses without an address, with blanks, for a role too low and for another store', async () => {
    const [store, other] = [await threeOrders(), await testStore()];
    await placedOrder(store, { customerName: 'Sam Reed', email: undefined, phone: '+1 503 555 0147' });
    const mail = { customer: 'maya', message: 'Hello' };
    expect(await store.refusal(sendCustomerEmail, { ...mail, customer: 'Sam Reed' })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('There’s no email address for Sam Reed') as string,
    });
    expect((await store.refusal(sendCustomerEmail, { ...mail, message: 'Dear [name]' })).code).toBe(
      'bad_input',
    );
    expect((await store.refusal(sendCustomerEmail, mail, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(sendCustomerEmail, mail, { as: 'preview' })).code).toBe('preview_blocked');
    const { id } = await store.run(getCustomer, { customer: 'maya' });
    expect((await other.refusal(sendCustomerEmail, { ...mail, customer: id })).code).toBe('not_found');
  });
});
