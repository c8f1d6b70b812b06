import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { receiveReceiving } from '@brandwright/contract/fulfillment/receivings/receive-receiving.ts';
import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { updateBankInfo } from '@brandwright/contract/store/bank-info/update-bank-info.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobRuns } from '../../kernel/data/tables.ts';
import { tellWorkDone } from '../../kernel/notifications/tell-work-done.ts';
import type { UserActor } from '../../kernel/request/context.ts';
import { runAs, testPassword } from '../../team/testing.ts';
import { toldTeam } from './testing.ts';

let team: Awaited<ReturnType<typeof toldTeam>>;
let member: UserActor;
beforeEach(async () => {
  team = await toldTeam();
  ({ actor: member } = await team.joined('Mo Member', 'member'));
});
const told = async (actor = team.owner) =>
  (await runAs(actor, listNotifications, {})).rows.map(({ kind, title, detail, path }) => [
    kind,
    title,
    detail,
    path,
  ]);
const order = {
  customerName: 'Maya Chen',
  email: 'maya@example.com',
  addressLine1: '18 Alder Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 2, unitPriceMinor: 2800 }],
  paid: true,
};

describe('people hear', () => {
  it('of an order that a colleague or a rule put on hold', async () => {
    const { orderNumber, id } = await runAs(member, createManualRetailOrder, order);
    await runAs(member, changeOrderStatus, {
      orderNumber,
      productionStatus: 'ON_HOLD',
      reason: 'Odd address',
    });
    expect(await told()).toEqual([
      ['ORDER_HELD', `Order #${orderNumber} was put on hold`, null, `/order-details/${id}`],
    ]);
    expect(await told(member)).toEqual([]);
    await runAs(team.owner, createOrderRule, { name: 'Big', totalOverMinor: 5000, holdReason: 'Check it' });
    team.later(1);
    const held = await runAs(member, createManualRetailOrder, { ...order, email: 'other@example.com' });
    expect((await told())[0]?.[1]).toBe(`Order #${held.orderNumber} was put on hold`);
  });

  it('of what is missing or damaged once a delivery is counted', async () => {
    await runAs(member, createProduct, { title: 'Mugs', code: 'MUG-1', priceMinor: 2800, onHand: 0 });
    const { sn } = await runAs(member, createReceiving, { sku: 'MUG-1', quantity: 100 });
    await runAs(member, receiveReceiving, { sn, quantity: 60, damagedQuantity: 2 });
    expect(await told()).toEqual([]);
    await runAs(member, receiveReceiving, { sn, quantity: 30, isFinal: true });
    expect(await told()).toEqual([
      [
        'RECEIVING_DISCREPANCY',
        `${sn} was counted with a discrepancy`,
        '8 units are missing and 2 units came damaged.',
        `/receivings/${sn}/details`,
      ],
    ]);
  });

  it('of work that somebody waits for, once all pieces of it are done', async () => {
    const job = { id: randomUUID(), name: 'brand_kits.generation' };
    const other = randomUUID();
    await team.system(({ db, storeId, clock }) =>
      db
        .insert(jobRuns)
        .values({
          ...{ storeId, id: other, name: job.name, status: 'QUEUED', payload: {} },
          createdAt: clock.now(),
        })
        .then(() => undefined),
    );
    await team.system((context) => tellWorkDone(context, job, []));
    await team.system((context) => tellWorkDone(context, { ...job, id: other }, [job.name]));
    await team.system((context) => tellWorkDone(context, { id: randomUUID(), name: 'unseen' }, []));
    expect(await told()).toEqual([]);
    await team.system((context) => tellWorkDone(context, { ...job, id: other }, []));
    expect(await told()).toEqual([['WORK_FINISHED', 'Your brand kit is ready', null, '/business-kits']]);
  });

  it('of bank details that changed, whoever changed them, and with none of the numbers', async () => {
    const { actor: admin } = await team.joined('Ada Admin', 'admin');
    await runAs(team.owner, updateBankInfo, {
      password: testPassword,
      accountHolder: 'Nora Owner',
      bankName: 'First Riverbank',
      routingNumber: '021000021',
      accountNumber: '000123456789',
    });
    for (const actor of [team.owner, admin])
      expect(await told(actor)).toEqual([
        [
          'SECURITY',
          'The bank details for payouts were changed',
          'By Nora Owner.',
          '/account-info?tab=store',
        ],
      ]);
  });
});
