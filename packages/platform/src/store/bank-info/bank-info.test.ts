import { getBankInfo } from '@brandwright/contract/store/bank-info/get-bank-info.ts';
import { updateBankInfo } from '@brandwright/contract/store/bank-info/update-bank-info.ts';
import { openSealed } from '@brandwright/providers/keyring/sealed-text.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { refusalAs, runAs, testPassword, testTeam } from '../../team/testing.ts';
import { mailBankInfoChanged } from './mail-bank-info-changed.ts';
import { storeBankInfo } from './tables.ts';

const details = {
  password: testPassword,
  accountHolder: 'Nora Owner',
  bankName: 'First Riverbank',
  routingNumber: '021 000 021',
  accountNumber: '000-1234-56789',
};

it('keeps the numbers sealed and shows their ends alone', async () => {
  const { owner, kernel, journal } = await testTeam();
  expect(await runAs(owner, getBankInfo, {})).toMatchObject({ isSet: false, accountNumber: null });
  const saved = await runAs(owner, updateBankInfo, details);
  expect(saved).toMatchObject({
    isSet: true,
    countryCode: 'US',
    accountKind: 'CHECKING',
    routingNumber: '•••• 0021',
    accountNumber: '•••• 6789',
    updatedBy: 'Nora Owner',
  });
  expect(await runAs(owner, getBankInfo, {})).toEqual(saved);
  const caller = {
    actor: owner,
    via: 'hand',
    requestId: randomUUID(),
    signal: new AbortController().signal,
  } as const;
  await kernel.inContext(caller, async ({ db, providers }) => {
    const [row] = await db.select().from(storeBankInfo).where(eq(storeBankInfo.storeId, owner.storeId));
    expect(JSON.stringify(row)).not.toMatch(/000123456789|021000021/);
    const opened = openSealed(
      providers.keyring.key('bank-info'),
      row?.sealed ?? '',
      `bank-info ${owner.storeId}`,
    );
    expect(JSON.parse(opened ?? '')).toEqual({ routingNumber: '021000021', accountNumber: '000123456789' });
  });
  const [entry] = await journal();
  expect(entry).toMatchObject({ operation: 'update_bank_info', undo: null });
  expect(JSON.stringify(entry)).not.toMatch(/123456789|021000021|021 000 021|1234-56789|correct horse/);
});

it('refuses a wrong password without logging anyone out, and stops guessing', async () => {
  const { owner } = await testTeam();
  const wrong = { ...details, password: 'not the password' };
  for (let tries = 0; tries < 5; tries += 1) {
    const refusal = await refusalAs(owner, updateBankInfo, wrong);
    expect([refusal.code, refusal.details?.[0]?.path]).toEqual(['bad_input', 'password']);
  }
  expect((await refusalAs(owner, updateBankInfo, details)).code).toBe('too_many_requests');
  expect((await runAs(owner, getBankInfo, {})).isSet).toBe(false);
});

it.each([
  [{ routingNumber: '021000022' }, /routing number/],
  [{ accountNumber: '12' }, /4 to 17 digits/],
  [{ countryCode: 'DE', routingNumber: '021000021' }, /SWIFT/],
  [{ countryCode: 'DE', routingNumber: 'DEUTDEFF', accountNumber: 'DE89370400440532013001' }, /IBAN/],
  [{ accountHolder: '  ' }, /name on the account/],
])('refuses %j', async (given, message) => {
  const { owner } = await testTeam();
  const refusal = await refusalAs(owner, updateBankInfo, { ...details, ...given });
  expect(refusal.code).toBe('bad_input');
  expect(JSON.stringify(refusal.toBody())).toMatch(message);
});

it('tells owners and admins by email, once for a change', async () => {
  const team = await testTeam();
  const { actor: admin } = await team.joined('Ada Admin', 'admin');
  await team.joined('Max Member', 'member');
  const { updatedAt } = await runAs(admin, updateBankInfo, details);
  const sent: string[] = [];
  const run = (changedAt: string | null) =>
    team.kernel.inContext(
      {
        actor: { kind: 'system', storeId: team.owner.storeId },
        via: 'system',
        requestId: 'test',
        signal: new AbortController().signal,
      },
      (context) =>
        mailBankInfoChanged.run(
          {
            ...context,
            storeId: team.owner.storeId,
            clock: context.clock,
            providers: {
              ...context.providers,
              mail: {
                send: ({ to, text }) => {
                  sent.push(`${to}: ${text}`);
                  return Promise.resolve({ id: 'm' });
                },
              },
            },
          },
          { updatedAt: changedAt },
          { id: 'job', progress: () => Promise.resolve() },
        ),
    );
  expect(await run('2020-01-01T00:00:00.000Z')).toEqual({ sent: 0 });
  expect(await run(updatedAt)).toEqual({ sent: 2 });
  expect(sent.join('\n')).toContain('Ada Admin changed the bank details');
  expect(sent.join('\n')).not.toContain('123456789');
});

it('is for admins of the store, and no preview account', async () => {
  const store = await testStore();
  expect((await store.refusal(getBankInfo, {}, { as: 'member' })).code).toBe('forbidden');
  expect((await store.refusal(updateBankInfo, details, { as: 'member' })).code).toBe('forbidden');
  expect((await store.refusal(updateBankInfo, details, { as: 'preview' })).code).toBe('preview_blocked');
  const [one, other] = [await testTeam(), await testTeam()];
  await runAs(one.owner, updateBankInfo, details);
  expect((await runAs(other.owner, getBankInfo, {})).isSet).toBe(false);
});
