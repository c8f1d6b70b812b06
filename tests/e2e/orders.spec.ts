import { answered, composer, expect, say, test, thread } from './fixtures.ts';

test('the list is narrowed by tab and words, in the address, and opens a record', async ({
  founder: page,
}) => {
  await page.goto('/orders');
  await page.getByRole('tab', { name: /^On hold/ }).click();
  await expect(page).toHaveURL(/activeTabKey=ON_HOLD/);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('candle');
  await expect(page).toHaveURL(/candle/);
  await page.goto('/orders?activeTabKey=ALL');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('1042');
  await page.getByRole('link', { name: /1042/ }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/order-details\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1042');
});

test('a screen shows a failure with a way to try again', { tag: '@once' }, async ({ founder: page }) => {
  let refusals = 2;
  await page.route('**/web/orders?*', (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } })
      : route.continue(),
  );
  await page.goto('/orders');
  await expect(page.getByRole('alert')).toContainText('Something is wrong with the network');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible();
  await expect(page.getByText(/of 2,\d{3} orders/)).toBeVisible();
});

test(
  'the partner stands beside the screen, knows the record, and keeps its conversation',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/orders?activeTabKey=ALL');
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('1043');
    await page.getByRole('link', { name: /1043/ }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1043');
    await page.getByRole('button', { name: 'Partner', exact: true }).click();
    await say(page, 'How is this order doing?');
    await expect(thread(page)).toContainText('1043');
    await page.getByRole('link', { name: 'Orders & Fulfillment' }).click();
    await expect(thread(page)).toContainText('How is this order doing?');
    await page.getByRole('button', { name: 'Open full view' }).click();
    await expect(page).toHaveURL(/\/llm\//);
    await expect(thread(page)).toContainText('How is this order doing?');
  },
);

test(
  'what the partner changes is seen on the screen beside it',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    await page.goto('/orders?activeTabKey=ALL');
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('1044');
    await page.getByRole('link', { name: /1044/ }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1044');
    await page.getByRole('button', { name: 'Partner', exact: true }).click();
    const note = `gift, no invoice in the box (${own.word})`;
    await composer(page).fill(`Add a note to order 1044: ${note}`);
    await composer(page).press('Enter');
    await answered(page);
    await expect(page.getByRole('main')).toContainText(note);
  },
);

test('a customer has a page of their own, with what they ordered', async ({ founder: page }) => {
  await page.goto('/order-details/1042');
  await page.getByRole('link', { name: 'Maya Chen', exact: true }).click();
  await expect(page).toHaveURL(/\/customers\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Chen' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+1 555 206 0142' })).toBeVisible();
  await page.getByRole('link', { name: /1042/ }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/order-details\//);
  await page.goto('/customers/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('We can’t find that customer')).toBeVisible();
});
