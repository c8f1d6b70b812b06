import { answered, composer, expect, say, test, thread } from './fixtures.ts';
import { undoOf } from './messages.ts';

test(
  'an assistant is made, run by hand, changed, paused, deleted and brought back',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const name = `Check ${own.word}`;
    await page.goto('/ai-agents');
    await page.getByRole('button', { name: 'New assistant' }).click();
    const form = page.getByRole('dialog', { name: 'New assistant' });
    await form.getByRole('button', { name: 'Create assistant' }).click();
    await expect(form.getByText('Say what it should do.')).toBeVisible();
    await form.getByLabel('What should it do?').fill('Which orders are on hold?');
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByRole('searchbox', { name: 'Search what it can do' }).fill('cancel an order');
    await form.getByRole('checkbox', { name: 'Cancel an order: propose' }).click();
    await expect(form.getByRole('checkbox', { name: 'Cancel an order: use' })).toHaveCount(0);
    await form.getByRole('button', { name: 'Create assistant' }).click();
    await expect(form).toBeHidden();

    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(line).toContainText('Every day at 08:00');
    await expect(line).toContainText('Can propose: Cancel an order');
    await line.getByRole('button', { name: 'Run now' }).click();
    await expect(line.getByText('Done')).toBeVisible();
    await expect(line).toContainText(/on hold/);
    await expect(line.getByRole('link', { name: 'Open the chat' })).toBeVisible();

    await line.getByRole('button', { name: `Edit the assistant ${name}` }).click();
    const change = page.getByRole('dialog', { name: 'Edit assistant' });
    await change.getByRole('combobox', { name: 'Runs' }).click();
    await page.getByRole('option', { name: 'On certain days' }).click();
    await change.getByRole('button', { name: 'Fri' }).click();
    await change.getByRole('button', { name: 'Save assistant' }).click();
    await expect(line).toContainText('Every Monday and Friday at 08:00');

    await line.getByRole('switch', { name: `Assistant ${name}` }).click();
    await expect(line).toContainText('paused');
    await line.getByRole('button', { name: `Delete the assistant ${name}` }).click();
    await expect(line).toHaveCount(0);
    await undoOf(page, /is deleted/);
    await expect(line).toContainText('paused');
  },
);

test(
  'the runs of an assistant unfold, and the partner tells of them',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/ai-agents');
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Late order watcher', exact: true }) });
    await line.getByRole('button', { name: /^\d+ runs$/ }).click();
    await expect(line.getByText('retried')).toBeVisible();
    await expect(line.getByText('Failed')).toBeVisible();
    await page.goto('/homebase');
    await say(page, 'what did the late order watcher find yesterday?');
    await expect(thread(page)).toContainText('33 outstanding orders are older than a week');
    await expect(thread(page).getByLabel('What assistants found')).toBeVisible();
  },
);

test(
  'a ready question is found, its blank filled, and starts a conversation',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/ecommerce-query-templates');
    await page.getByRole('searchbox', { name: 'Search suggestions' }).fill('how is order');
    await page.getByRole('button', { name: 'How is order 1042 doing?' }).click();
    await page.getByLabel('Order number').fill('1043');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await answered(page);
    await expect(thread(page)).toContainText('How is order 1043 doing?');
  },
);

test(
  'a ready request that changes something waits in the text box',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/ecommerce-query-templates?search=cancel+order');
    await page.getByRole('button', { name: 'Cancel order 1042', exact: true }).click();
    await page.getByRole('button', { name: 'Put in text box' }).click();
    await expect(composer(page)).toHaveValue('Cancel order 1042');
  },
);
