import { OperationError } from '@brandwright/contract';
import { getSlackWebhook } from '@brandwright/contract/common/slack/get-slack-webhook.ts';
import { sendSlackMessage } from '@brandwright/contract/common/slack/send-slack-message.ts';
import { setSlackWebhook } from '@brandwright/contract/common/slack/set-slack-webhook.ts';
import { testSlackWebhook } from '@brandwright/contract/common/slack/test-slack-webhook.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';

const webhookUrl = 'https://hooks.slack.com/services/T0AAA/B0BBB/c3cretPath9XbQ';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Slack as it answers: posts are kept here. */
const slackOf = (store: TestStore, answer: () => Promise<void> = () => Promise.resolve()) =>
  store.context(async ({ providers }) => vi.spyOn(providers.slack, 'post').mockImplementation(answer));

it('keeps the webhook sealed, and shows that there is one', async () => {
  const store = await testStore();
  expect(await store.run(getSlackWebhook, {})).toMatchObject({ isSet: false, shown: null });
  expect(await store.run(setSlackWebhook, { webhookUrl }, { as: 'admin' })).toMatchObject({
    isSet: true,
    shown: 'hooks.slack.com …9XbQ',
    isWorking: null,
  });
  expect(JSON.stringify([await store.run(getSlackWebhook, {}), await store.journal()])).not.toContain(
    'c3cret',
  );
  const other = await testStore();
  expect((await other.run(getSlackWebhook, {})).isSet).toBe(false);
  expect((await store.run(setSlackWebhook, { webhookUrl: null })).isSet).toBe(false);
});

it('posts a test after a yes, and notes that it got through', async () => {
  const store = await testStore();
  const post = await slackOf(store);
  await store.run(setSlackWebhook, { webhookUrl });
  const action = await store.ask(testSlackWebhook, {});
  expect(action.preview).toMatchObject({ verb: 'Send the test', toWhom: expect.stringContaining('…9XbQ') });
  expect(JSON.stringify(action)).not.toContain('c3cret');
  expect(post).not.toHaveBeenCalled();
  await store.decide(action.id, true);
  expect(post).toHaveBeenCalledWith(
    webhookUrl,
    expect.stringContaining('Test Person sent this test'),
    expect.anything(),
  );
  expect(await store.run(getSlackWebhook, {})).toMatchObject({ isWorking: true });
});

it('notes a test that did not get through, though it was refused', async () => {
  const store = await testStore();
  await slackOf(store, () => Promise.reject(new OperationError('conflict', 'Slack refused the post (404).')));
  await store.run(setSlackWebhook, { webhookUrl });
  expect((await store.refusal(testSlackWebhook, {})).code).toBe('conflict');
  expect(await store.run(getSlackWebhook, {})).toMatchObject({ isWorking: false });
});

it('tests another webhook before it is saved', async () => {
  const store = await testStore();
  const post = await slackOf(store);
  await store.run(testSlackWebhook, { webhookUrl });
  expect(post).toHaveBeenCalledOnce();
  expect((await store.run(getSlackWebhook, {})).isSet).toBe(false);
});

it('posts the store’s words, with nothing left to fill in', async () => {
  const store = await testStore();
  const post = await slackOf(store);
  expect((await store.refusal(sendSlackMessage, { text: 'Hello' })).message).toContain('Account, in Store');
  await store.run(setSlackWebhook, { webhookUrl });
  const action = await store.ask(sendSlackMessage, { text: 'The samples arrived' });
  expect(action.preview.values).toEqual([{ label: 'Message', value: 'The samples arrived' }]);
  await store.decide(action.id, true);
  expect(post).toHaveBeenCalledWith(webhookUrl, 'The samples arrived', expect.anything());
  const [entry] = await store.journal();
  expect(entry).toMatchObject({
    operation: 'send_slack_message',
    summary: 'Posted to Slack: The samples arrived',
  });
});

it('posts at most 60 times an hour', async () => {
  const store = await testStore();
  await slackOf(store);
  await store.run(setSlackWebhook, { webhookUrl });
  for (let posts = 0; posts < 60; posts += 1) await store.run(sendSlackMessage, { text: `Post ${posts}` });
  expect((await store.refusal(sendSlackMessage, { text: 'One more' })).code).toBe('too_many_requests');
});

it.each([
  'http://hooks.slack.com/services/x',
  'https://localhost/x',
  'https://10.0.0.8/x',
  'https://[::1]/x',
  'https://user:pw@hooks.slack.com/x',
  'ftp://hooks.slack.com/x',
  `https://hooks.slack.com/${'x'.repeat(600)}`,
  '',
])('takes no webhook at %s', async (url) => {
  const store = await testStore();
  for (const operation of [setSlackWebhook, testSlackWebhook])
    expect((await store.refusal(operation, { webhookUrl: url })).code).toBe('bad_input');
  expect((await store.run(getSlackWebhook, {})).isSet).toBe(false);
});

it('is set by admins, and used by members', async () => {
  const store = await testStore();
  expect((await store.refusal(setSlackWebhook, { webhookUrl }, { as: 'member' })).code).toBe('forbidden');
  expect((await store.refusal(testSlackWebhook, {}, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(sendSlackMessage, { text: 'x' }, { as: 'preview' })).code).toBe(
    'preview_blocked',
  );
});
