import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, say, test as base, thread } from './fixtures.ts';

/** A model server as far as it is needed: it lists a model, looks up what it is asked for, and does not invent. */
function startModelServer(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/models')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'stand-in:8b', object: 'model' }] }));
      return;
    }
    void bodyOf(request).then((body) => {
      response.setHeader('content-type', 'text/event-stream');
      const send = (delta: object, finish: string | null = null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'c1', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
        );
      const isAsked = body.includes('How is order 1042') && !body.includes('"role":"tool"');
      const calls = [
        {
          index: 0,
          id: 'call_1',
          type: 'function',
          function: { name: 'get_order', arguments: '{"orderNumber":1042}' },
        },
      ];
      if (isAsked) send({ role: 'assistant', content: '', tool_calls: calls });
      else send({ role: 'assistant', content: 'The minimum order quantity. There is no tracking number.' });
      send({}, isAsked ? 'tool_calls' : 'stop');
      response.end('data: [DONE]\n\n');
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}

/** The owner of a store of their own: whichever model they choose, other tests keep theirs. */
const test = base.extend<{ owner: Page }>({
  owner: async ({ page, request }, provide) => {
    const email = `owner-${crypto.randomUUID()}@example.com`;
    const answer = await request.post('/rest/main/register', {
      data: { email, password: 'a long password', name: 'Olive Owner', storeName: 'Olive & Co' },
    });
    expect(answer.ok()).toBe(true);
    const { token } = (await answer.json()) as { token: string };
    await page.addInitScript((value) => localStorage.setItem('brandwright.token', value), token);
    await provide(page);
  },
});

let server: Server;
let address: string;
test.beforeAll(async () => {
  server = await startModelServer();
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test(
  'an owner tries a local server, chooses it, talks with it and goes back',
  { tag: '@once' },
  async ({ owner: page }) => {
    await page.goto('/account-info/partner-model');
    const models = page.getByRole('radiogroup', { name: 'Language model' });
    await expect(models.getByRole('radio', { name: 'Built-in' })).toBeChecked();
    await models.getByRole('radio', { name: 'Compatible server' }).click();
    await page.getByRole('button', { name: 'Use this model' }).click();
    await expect(page.getByText('Enter the address of the server.')).toBeVisible();
    await page.getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'List models' }).click();
    await page.getByRole('button', { name: 'stand-in:8b' }).click();
    await expect(page.getByLabel('Model', { exact: true })).toHaveValue('stand-in:8b');

    await page.getByRole('button', { name: 'Test model' }).click();
    const tasks = page.getByRole('list', { name: 'Tasks' });
    await expect(tasks.getByText('Passed')).toHaveCount(3);
    await expect(page.getByText('The cost of a chat turn is unknown')).toBeVisible();

    await page.getByRole('button', { name: 'Use this model' }).click();
    const confirm = page.getByRole('dialog', { name: 'Change the model?' });
    await expect(confirm).toContainText(`${new URL(address).host}: what people write`);
    await confirm.getByRole('button', { name: 'Use stand-in:8b' }).click();
    await expect(confirm).toBeHidden();
    await expect(page.getByText('This model is in use.')).toBeVisible();

    await page.goto('/homebase');
    await say(page, 'What does MOQ mean?');
    await expect(thread(page)).toContainText('The minimum order quantity. There is no tracking number.');

    await page.goto('/account-info/partner-model');
    await models.getByRole('radio', { name: 'Built-in' }).click();
    await page.getByRole('button', { name: 'Use this model' }).click();
    await confirm.getByRole('button', { name: 'Switch the model' }).click();
    await expect(page.getByText('This model is in use.')).toBeVisible();
  },
);

test(
  'a key is saved, known by its end, and removed; a server that is gone is told with the way back',
  { tag: '@once' },
  async ({ owner: page }) => {
    await page.goto('/account-info/partner-model');
    await page.getByRole('radio', { name: 'Compatible server' }).click();
    await page.getByLabel('Address').fill(address);
    await page.getByLabel('Model', { exact: true }).fill('stand-in:8b');
    await page.getByLabel('Key', { exact: true }).fill('secret-key-of-a-server-wxyz');
    await page.getByRole('button', { name: 'Use this model' }).click();
    await page.getByRole('button', { name: 'Use stand-in:8b' }).click();
    await expect(page.getByText('ends in wxyz')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('secret-key');
    await page.getByRole('button', { name: 'Remove key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');

    await page.getByLabel('Address').fill('http://127.0.0.1:9/v1');
    await page.getByRole('button', { name: 'Test model' }).click();
    await expect(page.getByText('127.0.0.1:9 can’t be reached.').first()).toBeVisible();
  },
);

test('who is no owner has no way to it in the menu', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('viewer@demo.brandwright.test');
  await page.getByLabel('Password').fill('brandwright-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Partner model' })).toHaveCount(0);
});
