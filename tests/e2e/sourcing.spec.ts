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

test('the numbers beside the filters follow the words, and each is what its choice gives', async ({
  founder: page,
  isMobile,
}) => {
  test.skip(isMobile, 'there the filters are a sheet');
  await page.goto('/browse-suppliers?searchKey=candles');
  const main = page.getByRole('main');
  const found = main.getByRole('status').filter({ hasText: /supplier/ });
  await expect(found).toHaveText('10 suppliers');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: /^Candles/ })).toHaveAccessibleName('Candles 10');
  const country = filters.getByRole('group', { name: 'Country' }).getByRole('checkbox').first();
  await expect(country).toHaveAccessibleName(/ \d+$/);
  const count = (await country.locator('..').textContent())?.match(/\d+$/)?.[0] ?? 'none';
  await country.click();
  await expect(found).toHaveText(new RegExp(`^${count} suppliers?$`));
});

test('on a phone the views fit, and the filters are a sheet with their number on its button', async ({
  founder: page,
  isMobile,
}) => {
  test.skip(!isMobile, 'for the phone');
  await page.goto('/browse-suppliers');
  const views = page.getByRole('group', { name: 'View' });
  await expect(views.getByRole('button', { name: 'Requests for quotes' })).toBeInViewport({ ratio: 1 });
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Lume & Cera/ })
      .first(),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Candles/ }).click();
  await sheet.getByRole('checkbox', { name: 'Sample under $50' }).click();
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await views.getByRole('button', { name: 'Catalog products' }).click();
  await expect(page).toHaveURL(/view=products/);
});

test('a service provider is found by its service', async ({ founder: page, isMobile }) => {
  await page.goto('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service providers');
  await page.getByRole('button', { name: /^Freight/ }).click();
  const providers = page.getByRole('list', { name: 'Service providers' });
  await expect(providers.getByRole('article')).toHaveCount(3);
  await providers.getByRole('button', { name: 'Write to them' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Write to / });
  // On a phone the keyboard would cover the dialog.
  if (!isMobile) await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(providers.getByRole('button', { name: 'Write to them' }).first()).toBeFocused();
});

test(
  'suppliers found by talking are narrowed and opened by talking',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    await say(page, 'Find me candle makers with an MOQ under 500 and samples under $50, not in China');
    await expect(thread(page)).toContainText('Lume & Cera');
    await say(page, 'only the ones rated above 4.5');
    await expect(page.getByRole('list', { name: 'What was understood' }).last()).toContainText('4.5');
    await say(page, 'open the second');
    await expect(thread(page).getByRole('link', { name: 'Open profile' })).toBeVisible();
  },
);
