import { answered, composer, expect, say, test, thread } from './fixtures.ts';

test.skip(({ isMobile }) => isMobile, 'changes records: once is enough');

test('a question is answered with a card of real rows, and changes can be taken back', async ({
  founder: page,
}) => {
  await page.goto('/homebase');
  await say(page, 'Which orders are still outstanding and older than a week?');
  await expect(thread(page).getByRole('table')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What was understood' })).toContainText(/outstanding/i);
  await say(page, 'put the first two on hold, the customer asked');
  const undos = thread(page).getByRole('button', { name: 'Undo' });
  await expect(undos).toHaveCount(2);
  await undos.first().click();
  await expect(thread(page).getByText('Undone', { exact: true })).toHaveCount(1);
});

test('what was understood can be changed, and the answer follows', async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'Which orders are on hold?');
  await page.getByRole('button', { name: /^Remove .*hold/i }).click();
  await answered(page);
  await expect(page.getByRole('button', { name: /^Remove .*hold/i })).toHaveCount(0);
});

test('an approval runs once and becomes its receipt', async ({ founder: page, own }) => {
  await page.goto('/homebase');
  await say(page, `Cancel order ${own.turn(1060, 1066)}`);
  const verb = thread(page).getByRole('button', { name: /refund \$/i });
  await expect(verb).toBeVisible();
  await verb.dblclick();
  await expect(thread(page).getByRole('article', { name: /: Done$/ })).toBeVisible();
  await answered(page);
  await page.reload();
  await expect(thread(page).getByRole('article', { name: /: Done$/ })).toHaveCount(1);
  await expect(thread(page).getByRole('button', { name: /refund \$/i })).toHaveCount(0);
});

test('a denied action stays undone', async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'Cancel order 1061');
  await thread(page).getByRole('button', { name: 'Not now' }).click();
  await expect(thread(page).getByRole('article', { name: /: Not done$/ })).toBeVisible();
});

test('a reload in the middle of an answer loses nothing', async ({ founder: page }) => {
  await page.goto('/homebase');
  await composer(page).fill('How is order 1042 doing?');
  await composer(page).press('Enter');
  await page.waitForURL(/\/llm\//);
  await page.reload();
  await answered(page);
  await expect(thread(page).getByText('How is order 1042 doing?')).toHaveCount(1);
  await expect(thread(page)).toContainText('1042');
});

test('what is typed while an answer is written is kept, and the answer can be stopped', async ({
  founder: page,
}) => {
  await page.goto('/homebase');
  await say(page, 'How is order 1042 doing?');
  await page.route('**/copilot/chat', () => undefined);
  await composer(page).fill('Which orders are on hold?');
  await composer(page).press('Enter');
  await composer(page).fill('a thought for later');
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('a thought for later');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(composer(page)).toHaveValue('a thought for later');
});

test('a message that did not come through is kept and can be sent again', async ({ founder: page }) => {
  await page.goto('/homebase');
  await page.route('**/copilot/chat', (route) => route.abort());
  await composer(page).fill('Which orders are on hold?');
  await composer(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Something is wrong with the network');
  await page.unroute('**/copilot/chat');
  await page.getByRole('button', { name: 'Try again' }).click();
  await answered(page);
  await expect(thread(page).getByText('Which orders are on hold?')).toHaveCount(1);
});

test('own words can be put differently', async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'Which orders are on hold?');
  await thread(page).getByText('Which orders are on hold?').hover();
  await page.getByRole('button', { name: 'Edit message' }).click();
  await page.getByRole('textbox', { name: 'Edit message' }).fill('How is order 1042 doing?');
  await page.getByRole('textbox', { name: 'Edit message' }).press('Enter');
  await answered(page);
  await expect(thread(page).getByText('Which orders are on hold?')).toHaveCount(0);
  await expect(thread(page)).toContainText('1042');
});

test('conversations are found, renamed, archived and deleted', async ({ founder: page, own }) => {
  const title = `Plans ${own.word}`;
  await page.goto('/homebase');
  await say(page, 'Which countries can I find factories in?');
  await page.getByRole('button', { name: 'Chats' }).click();
  const panel = page.getByRole('complementary', { name: 'Chats' });
  const current = panel.getByRole('listitem').filter({ has: page.locator('[aria-current="page"]') });
  await current.getByRole('button', { name: 'More for Which countries can I find factories in' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await panel.getByRole('textbox', { name: 'Title' }).fill(title);
  await panel.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expect(panel.getByRole('link', { name: title })).toBeVisible();
  await panel.getByRole('searchbox').fill(title);
  await expect(panel.getByRole('link')).toHaveCount(1);
  await panel.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(panel.getByRole('link')).toHaveCount(0);
  await panel.getByRole('tab', { name: 'Archive' }).click();
  await panel.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click();
  await expect(panel.getByRole('link', { name: title })).toHaveCount(0);
});

test('orders in an attached file are imported after a look at its bad lines', async ({
  founder: page,
  own,
}) => {
  const head =
    'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Province,Shipping Country';
  const row = (name: string, email: string) =>
    `${name},${email},paid,USD,28.00,0.00,0.00,28.00,2026-11-01 10:00:00 -0500,1,Ceramic mug,28.00,Ana Ruiz,1 Elm Road,Portland,97205,OR,US`;
  await page.goto('/homebase');
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders_export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [head, row(`#88-${own.word}`, 'ana@example.com'), row('#88002', 'nobody')].join('\n'),
    ),
  });
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('orders_export.csv');
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('progressbar')).toHaveCount(0);
  await say(page, 'Import these orders');
  const card = thread(page).getByRole('article', { name: /: Needs your approval$/ });
  await expect(card).toContainText('Line 3');
  await card.getByRole('button', { name: /^Import 1 order/ }).click();
  await expect(thread(page).getByRole('article', { name: /: Done$/ })).toContainText('Imported 1 order');
});
