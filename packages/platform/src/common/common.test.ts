import { inferCountry } from '@brandwright/contract/common/infer-country.ts';
import { listCountries } from '@brandwright/contract/common/list-countries.ts';
import { listStates } from '@brandwright/contract/common/list-states.ts';
import { reportEvent } from '@brandwright/contract/common/report-event.ts';
import { getDisplaySetting } from '@brandwright/contract/store/get-display-setting.ts';
import { getSetting } from '@brandwright/contract/store/get-setting.ts';
import { countryCodes } from '@brandwright/language/values/country-codes.ts';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { infer } from './infer-country.ts';

async function admin(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

describe('countries', () => {
  it('are all named, once, with their region', async () => {
    const store = await testStore();
    const { countries } = await store.run(listCountries, {}, { as: 'public' });
    expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length);
    // Nobody can be shipped to in the other three.
    expect(countryCodes.filter((code) => !countries.some((country) => country.code === code))).toEqual([
      'AQ',
      'BV',
      'TF',
    ]);
    expect(countries.filter((country) => country.name === country.code)).toEqual([]);
    expect(countries).toContainEqual({ code: 'VN', name: 'Vietnam', region: 'AS' });
    expect(
      (await store.run(listCountries, { region: 'EU' })).countries.every(
        (country) => country.region === 'EU',
      ),
    ).toBe(true);
  });

  it('have states where addresses are written with them', async () => {
    const store = await testStore();
    const us = await store.run(listStates, { countryCode: 'us' });
    expect(us.states).toContainEqual({ code: 'DC', name: 'District of Columbia' });
    expect(new Set(us.states.map((state) => state.code)).size).toBe(us.states.length);
    expect((await store.run(listStates, { countryCode: 'FR' })).states).toEqual([]);
    expect((await store.refusal(listStates, { countryCode: 'QQ' })).code).toBe('bad_input');
  });

  it.each([
    [{ timeZone: 'Asia/Ho_Chi_Minh', languages: 'en-US' }, 'VN', 'TIME_ZONE'],
    [{ timeZone: 'Mars/Olympus', languages: 'de-AT,de;q=0.9' }, 'AT', 'LANGUAGE'],
    [{ languages: 'it' }, 'IT', 'LANGUAGE'],
    [{ languages: 'en' }, 'US', 'DEFAULT'],
    [{ languages: '*;q=0.5,,;;' }, 'US', 'DEFAULT'],
    [{}, 'US', 'DEFAULT'],
  ])('are inferred from %j as %s', (input, countryCode, basis) => {
    expect(infer(input)).toMatchObject({ countryCode, basis });
  });

  it('are inferred for anyone', async () => {
    const store = await testStore();
    expect(await store.run(inferCountry, { timeZone: 'Europe/Rome' }, { as: 'public' })).toMatchObject({
      countryName: 'Italy',
    });
  });
});

describe('an event', () => {
  it('is kept for its store, without the anonymous id of someone who is logged in', async () => {
    const store = await testStore();
    const event = {
      eventName: 'commonView',
      sourceClient: 'desktop_web',
      anonymousUserId: 'a1',
      commonType: 'page',
    } as const;
    expect(await store.run(reportEvent, event)).toEqual({ recorded: true });
    const rows = await admin('select store_id, event_name, facts from analytics_events where store_id = $1', [
      store.storeId,
    ]);
    expect(rows).toEqual([
      { store_id: store.storeId, event_name: 'commonView', facts: { commonType: 'page' } },
    ]);
  });

  it('of someone who is not logged in is kept with it, and seen by no store', async () => {
    const store = await testStore();
    const anonymousUserId = crypto.randomUUID();
    await store.run(
      reportEvent,
      { eventName: 'commonView', sourceClient: 'mobile_web', anonymousUserId },
      { as: 'public' },
    );
    expect(
      await admin(`select store_id from analytics_events where facts->>'anonymousUserId' = $1`, [
        anonymousUserId,
      ]),
    ).toEqual([{ store_id: null }]);
    expect((await store.context(({ db }) => db.execute('select * from analytics_events'))).rows).toEqual([]);
  });

  it('about blank content is dropped', async () => {
    const store = await testStore();
    expect(
      await store.run(reportEvent, { eventName: 'x', sourceClient: 'desktop_web', commonContent: '  \n' }),
    ).toEqual({ recorded: false });
    expect(await admin('select id from analytics_events where store_id = $1', [store.storeId])).toEqual([]);
  });
});

describe('a setting', () => {
  it('is read by who may see it', async () => {
    const store = await testStore();
    const key = `test-${crypto.randomUUID()}`;
    await admin('insert into business_settings (key, visibility, value) values ($1, $2, $3)', [
      key,
      'NONE',
      '{"steps":[1,2]}',
    ]);
    expect(await store.run(getSetting, { key })).toEqual({ key, value: { steps: [1, 2] } });
    expect((await store.refusal(getDisplaySetting, { key }, { as: 'public' })).code).toBe('not_found');
    expect((await store.refusal(getSetting, { key }, { as: 'public' })).code).toBe('unauthenticated');
    expect((await store.run(getDisplaySetting, { key: 'currency' }, { as: 'public' })).value).toBe('USD');
  });

  it('of the installation is read by nobody', async () => {
    const store = await testStore();
    await admin(
      `insert into business_settings (key, visibility, value) values ('PREVIEW_ACCOUNTS', 'INTERNAL', '[]') on conflict do nothing`,
    );
    for (const declaration of [getSetting, getDisplaySetting])
      expect((await store.refusal(declaration, { key: 'PREVIEW_ACCOUNTS' })).code).toBe('not_found');
    expect(
      (
        await store.context(({ db }) =>
          db.execute(`select * from business_settings where key = 'PREVIEW_ACCOUNTS'`),
        )
      ).rows,
    ).toEqual([]);
  });
});
