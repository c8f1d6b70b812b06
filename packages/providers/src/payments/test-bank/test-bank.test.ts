import { spawn } from 'node:child_process';
import { hash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newCustomer, newRequest } from '../../testing/charge-requests.ts';
import { PaymentRefused } from '../payments.ts';
import { createTestBank } from './test-bank.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-bank-'));
const twice = <T>(many: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, at) => make(at)));

describe('two servers on one folder', () => {
  it('charge once for a reference', async () => {
    const folder = newFolder();
    const banks = [createTestBank(folder), createTestBank(folder)] as const;
    const asked = await newRequest({ payments: banks[0] }, 'pm_card_authenticationRequired');
    const charges = await twice(10, (at) => banks[at % 2 ? 1 : 0].charge(asked));
    // The secret in the address is random: one charge has one.
    expect(new Set(charges.map(({ actionUrl }) => actionUrl)).size).toBe(1);
  });

  it('lose no card of each other', async () => {
    const folder = newFolder();
    const banks = [createTestBank(folder), createTestBank(folder)] as const;
    const customerId = await newCustomer({ payments: banks[0] });
    await twice(8, (at) => banks[at % 2 ? 1 : 0].attachCard({ customerId, token: 'pm_card_visa' }));
    expect(await banks[0].listCards(customerId)).toHaveLength(8);
  });

  it('never pay back more than was charged', async () => {
    const folder = newFolder();
    const banks = [createTestBank(folder), createTestBank(folder)] as const;
    const { id } = await banks[0].charge(await newRequest({ payments: banks[0] }, 'pm_card_visa'));
    await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) =>
        banks[at % 2 ? 1 : 0].refund({
          chargeId: id,
          amountMinor: 1000,
          currency: 'USD',
          idempotencyKey: `part ${at}`,
        }),
      ),
    );
    expect((await banks[1].getCharge(id)).refundedMinor).toBe(4000);
  });

  it('sign with one secret', () => {
    const folder = newFolder();
    const now = new Date();
    const event = { id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } };
    const signed = createTestBank(folder).signWebhook(event, now);
    expect(createTestBank(folder).readWebhook({ ...signed, now })).toMatchObject({ about: 'INVOICE' });
    expect(() => createTestBank(newFolder()).readWebhook({ ...signed, now })).toThrow(/signed/);
  });
});

describe('a server that is killed', () => {
  const script = fileURLToPath(new URL('../../testing/charge-until-killed.ts', import.meta.url));

  /** What it said that it had done, before it was killed on so many lines. */
  async function killedAfter(lines: number, args: readonly string[]): Promise<string[]> {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.split('\n').length > lines) child.kill('SIGKILL');
    });
    await new Promise((done) => child.on('close', done));
    return said.split('\n').slice(0, -1);
  }

  it.each([1, 8, 23, 41])(
    'after %d lines has charged and paid back each reference once at most',
    async (lines) => {
      const folder = newFolder();
      const before = createTestBank(folder);
      const customerId = await newCustomer({ payments: before });
      const card = await before.attachCard({ customerId, token: 'pm_card_visa' });
      const said = await killedAfter(lines, [folder, customerId, card.id]);
      expect(said.length).toBeGreaterThanOrEqual(lines);
      expect(said.length).toBeLessThan(60);

      const payments = createTestBank(folder);
      const since = new Date(0);
      for (let at = 0; at < 30; at += 1) {
        const reference = `reference ${at}`;
        const found = await payments.findCharge({ customerId, reference, since });
        if (said.includes(`charged ${at}`)) expect(found?.status).toBe('COMPLETED');
        if (said.includes(`refunded ${at}`)) expect(found?.refundedMinor).toBe(200);
        // Whoever was cut off asks again.
        const charge = await payments.charge(
          await newRequest({ payments }, card.id, { customerId, reference }),
        );
        if (found) expect(charge).toEqual(found);
        const asked = {
          chargeId: charge.id,
          amountMinor: 200,
          currency: 'USD',
          idempotencyKey: `refund ${at}`,
        };
        await payments.refund(asked);
        expect((await payments.getCharge(charge.id)).refundedMinor).toBe(200);
      }
      expect(await readdir(join(folder, 'charges'))).toHaveLength(30);
    },
  );
});

describe('what a killed server left behind', () => {
  it('a refund that was claimed and not made is made when it is asked for again', async () => {
    const folder = newFolder();
    const bank = createTestBank(folder);
    const { id } = await bank.charge(await newRequest({ payments: bank }, 'pm_card_visa'));
    const asked = { chargeId: id, amountMinor: 1200, currency: 'USD', idempotencyKey: 'cut off' };
    const claim = join(folder, `${hash('sha256', 'cut off').slice(0, 24)}.json`);
    await writeFile(claim, JSON.stringify(asked));
    await bank.refund(asked);
    expect((await bank.getCharge(id)).refundedMinor).toBe(1200);
  });

  it('a charge that was begun and not written is no charge', async () => {
    const folder = newFolder();
    const bank = createTestBank(folder);
    const asked = await newRequest({ payments: bank }, 'pm_card_visa');
    const begun = join(folder, 'charges', `demo_pi_${hash('sha256', asked.reference).slice(0, 24)}`);
    await mkdir(begun, { recursive: true });
    await writeFile(join(begun, '.5f.part'), '{ "id": "demo_p');
    expect(await bank.findCharge({ ...asked, since: new Date(0) })).toBeUndefined();
    expect((await bank.charge(asked)).status).toBe('COMPLETED');
  });
});

describe('what was there before', () => {
  const name = hash('sha256', 'refund of an order').slice(0, 24);
  const asked = {
    chargeId: 'demo_ch_1042',
    amountMinor: 4200,
    currency: 'USD',
    idempotencyKey: 'refund of an order',
  };

  it('a refund of the earlier ledger counts as done', async () => {
    const folder = newFolder();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.json`), JSON.stringify(asked, null, 2));
    const bank = createTestBank(folder);
    expect(await bank.refund(asked)).toEqual({
      id: `demo_re_${name}`,
      amountMinor: 4200,
      currency: 'USD',
      status: 'SUCCEEDED',
    });
    await expect(bank.refund({ ...asked, amountMinor: 1 })).rejects.toBeInstanceOf(PaymentRefused);
  });

  it('charges without a record are paid back as asked', async () => {
    const bank = createTestBank(newFolder());
    expect((await bank.refund({ ...asked, chargeId: 'manual_7' })).id).toBe(`demo_re_${name}`);
    await expect(bank.getCharge('demo_ch_1042')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the page of 3-D Secure', () => {
  it('has an address of this server, with a secret that nobody guesses', async () => {
    const bank = createTestBank(newFolder(), { publicUrl: 'https://app.example.com' });
    const asked = await newRequest({ payments: bank }, 'pm_card_authenticationRequired');
    const { id, actionUrl } = await bank.charge(asked);
    const url = new URL(actionUrl ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`https://app.example.com/test-bank/confirm/${id}`);
    const secret = url.searchParams.get('secret') ?? '';
    expect(await bank.chargeOnPage(id, secret)).toMatchObject({
      description: asked.description,
      returnUrl: asked.returnUrl,
      cardLast4: '3184',
    });
    for (const wrong of ['', secret.slice(1), `${secret}0`]) {
      await expect(bank.chargeOnPage(id, wrong)).rejects.toMatchObject({ code: 'not_found' });
      await expect(bank.confirmCharge(id, wrong, 'APPROVED')).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await bank.getCharge(id)).status).toBe('REQUIRES_ACTION');
    await bank.confirmCharge(id, secret, 'APPROVED');
    expect((await bank.confirmCharge(id, secret, 'DECLINED')).charge.status).toBe('COMPLETED');
  });
});

it.each([
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
])('saves %s, which is declined when charged', async (token) => {
  const payments = createTestBank(newFolder());
  const customerId = await newCustomer({ payments });
  const card = await payments.attachCard({ customerId, token });
  const charge = await payments.charge(await newRequest({ payments }, card.id, { customerId }));
  expect(charge.status).toBe('INSTRUMENT_DECLINED');
});

it('bills on the same day of each month, or on its last', async () => {
  const time = { now: new Date('2027-01-31T10:00:00Z') };
  const bank = createTestBank(newFolder(), { now: () => time.now });
  const customerId = await newCustomer({ payments: bank });
  const card = await bank.attachCard({ customerId, token: 'pm_card_visa' });
  const { id } = await bank.billing().subscribe({
    customerId,
    cardId: card.id,
    title: 'Tier 2',
    amountMinor: 9900,
    currency: 'USD',
    idempotencyKey: randomUUID(),
  });
  const ends: string[] = [];
  for (let months = 0; months < 4; months += 1) {
    const { currentPeriodEnd } = await bank.billing().getSubscription(id);
    ends.push(currentPeriodEnd.slice(0, 10));
    time.now = new Date(currentPeriodEnd);
  }
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect((await bank.billing().getInvoice(`${id.replace('sub', 'in')}_4`)).status).toBe('paid');
});
