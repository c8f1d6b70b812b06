import { getSlackWebhook } from '@brandwright/contract/common/slack/get-slack-webhook.ts';
import { appendMailingTags } from '@brandwright/contract/store/append-mailing-tags.ts';
import { getStoreConfigs } from '@brandwright/contract/store/get-store-configs.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { setExternalField } from '@brandwright/contract/store/set-external-field.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { getStorefrontProtection } from '@brandwright/contract/storefront/protection/get-storefront-protection.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { refusalAs, runAs, testTeam } from '../team/testing.ts';

it('mailing tags are added once each', async () => {
  const store = await testStore();
  expect(await store.run(appendMailingTags, { tags: ['candles', 'candles', ' home '] })).toEqual({
    tags: ['candles', 'home'],
    added: ['candles', 'home'],
  });
  expect(await store.run(appendMailingTags, { tags: ['home', 'gifts'] })).toMatchObject({ added: ['gifts'] });
  for (const tags of [[], [''], ['a,b'], ['x'.repeat(101)], 'home'])
    expect((await store.refusal(appendMailingTags, { tags })).code).toBe('bad_input');
  const many = (start: number) => Array.from({ length: 20 }, (_, at) => `tag ${start + at}`);
  for (const start of [0, 20, 40, 60]) await store.run(appendMailingTags, { tags: many(start) });
  expect((await store.refusal(appendMailingTags, { tags: many(80) })).code).toBe('conflict');
  expect((await store.refusal(appendMailingTags, { tags: ['x'] }, { as: 'viewer' })).code).toBe('forbidden');
});

it('a handle belongs to one store', async () => {
  const [one, other] = [await testTeam(), await testTeam()];
  const handle = `shop-${randomUUID().slice(0, 8)}`;
  expect((await runAs(one.owner, updateStoreProfile, { handle: handle.toUpperCase() })).store.handle).toBe(
    handle,
  );
  const refusal = await refusalAs(other.owner, updateStoreProfile, { handle });
  expect([refusal.code, refusal.message]).toEqual([
    'conflict',
    `The handle ${handle} is taken. Choose another one.`,
  ]);
  for (const bad of ['a', '-ab', 'a b c', 'x'.repeat(41), '../x'])
    expect((await refusalAs(other.owner, updateStoreProfile, { handle: bad })).code).toBe('bad_input');
});

it('the configuration says what is set up', async () => {
  const { owner } = await testTeam();
  expect(await runAs(owner, getStoreConfigs, {})).toMatchObject({
    currency: 'USD',
    planType: 'TIER_3',
    isBusinessPlanCompleted: false,
    isStorefrontProtected: false,
    isSlackConnected: false,
    requestTimeoutMs: 120_000,
  });
});

describe('secrets that clients keep as fields', () => {
  const webhookUrl = 'https://hooks.slack.com/services/T0/B0/abcdefXyZ9';

  it('are kept sealed for admins, answered masked, and never journaled', async () => {
    const team = await testTeam();
    const { owner } = team;
    const { externalFields } = await runAs(owner, setExternalField, {
      name: 'slackWebhookUrl',
      value: webhookUrl,
    });
    expect(externalFields).toEqual([{ name: 'slackWebhookUrl', value: '••••' }]);
    expect(await runAs(owner, getSlackWebhook, {})).toMatchObject({
      isSet: true,
      shown: 'hooks.slack.com …XyZ9',
    });
    await runAs(owner, setExternalField, { name: 'storefrontPassword', value: 'winter-sale' });
    expect(await runAs(owner, getStorefrontProtection, {})).toMatchObject({
      isProtected: true,
      hasPassword: true,
    });
    const profile = await runAs(owner, getStore, {});
    expect(JSON.stringify([profile, await team.journal()])).not.toMatch(/abcdefXyZ9|winter-sale/);
    await runAs(owner, setExternalField, { name: 'slackWebhookUrl', value: null });
    expect((await runAs(owner, getSlackWebhook, {})).isSet).toBe(false);
  });

  it('are refused where the setting itself would be', async () => {
    const team = await testTeam();
    const { actor: viewer } = await team.joined('Vic Viewer', 'viewer');
    for (const [name, value] of [
      ['slackWebhookUrl', webhookUrl],
      ['storefrontPassword', 'winter-sale'],
    ] as const)
      expect((await refusalAs(viewer, setExternalField, { name, value })).code).toBe('forbidden');
    for (const [name, value] of [
      ['slackWebhookUrl', 'http://hooks.slack.com/x'],
      ['slackWebhookUrl', 'https://127.0.0.1/x'],
      ['slackWebhookUrl', { a: 1 }],
      ['storefrontPassword', 'short'],
    ] as const)
      expect((await refusalAs(team.owner, setExternalField, { name, value })).code).toBe('bad_input');
    expect((await runAs(team.owner, getStore, {})).externalFields).toEqual([]);
  });
});
