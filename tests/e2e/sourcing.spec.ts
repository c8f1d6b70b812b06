import { expect, say, test, thread } from './fixtures.ts';

test('the marketplace is narrowed in the address and opens a profile', async ({
  founder: page,
  isMobile,
}) => {
  test.skip(isMobile, 'there the filters are a sheet');
  await page.goto('/browse-suppliers');
  const main = page.getByRole('main');
  await expect(main).toContainText('60 suppliers');
  await main.getByRole('checkbox', { name: /^Candles/ }).click();
  await expect(main.getByRole('checkbox', { name: /^Candles/ })).toBeChecked();
  await expect(main).not.toContainText('60 suppliers');
  const narrowed = page.url();
  await page.reload();
  expect(page.url()).toBe(narrowed);
  await expect(main.getByRole('checkbox', { name: /^Candles/ })).toBeChecked();
  await main
    .getByRole('link', { name: /Lume & Cera/ })
    .first()
    .click();
  await expect(page).toHaveURL(/supplier-profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lume & Cera');
});

test('suppliers found by talking are narrowed and opened by talking', async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'Find me candle makers with an MOQ under 500 and samples under $50, not in China');
  await expect(thread(page)).toContainText('Lume & Cera');
  await say(page, 'only the ones rated above 4.5');
  await expect(page.getByRole('list', { name: 'What was understood' }).last()).toContainText('4.5');
  await say(page, 'open the second');
  await expect(thread(page).getByRole('link', { name: 'Open profile' })).toBeVisible();
});
