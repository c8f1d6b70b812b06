import { readFile } from 'node:fs/promises';
import { expect, settle, test } from './fixtures.ts';
import { expectAccessible } from './accessible.ts';

test(
  'a report is opened from the navigation, narrowed, exported and seen by whoever has its link',
  { tag: '@once' },
  async ({ founder: page, browser, baseURL }) => {
    await page.goto('/homebase');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboards' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboards' })).toBeVisible();
    await page.getByRole('button', { name: 'All reports' }).click();
    const sheet = page.getByRole('dialog', { name: 'Reports' });
    await sheet.getByRole('searchbox', { name: 'Find a report' }).fill('order value');
    await sheet.getByRole('link', { name: 'Average order value' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Average order value' })).toBeVisible();

    const table = page.getByRole('table', { name: 'Average order value' });
    await expect(table.getByRole('row', { name: /^Dec 2025/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Last month' }).click();
    await expect(page).toHaveURL(/period=last-month/);
    await expect(page.getByText('October 1, 2026 – October 31, 2026')).toBeVisible();
    await expect(table.getByRole('row', { name: /^Dec 2025/ })).toBeHidden();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/Median/);

    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a public link' });
    await dialog.getByRole('button', { name: 'Create public link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Public address' }).inputValue();
    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    await visitor.goto(new URL(address).pathname);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Average order value' })).toBeVisible();
    await expect(visitor.getByText('Made with Brandwright')).toBeVisible();
    await expect(visitor.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByRole('button', { name: 'Close the link to Average order value' }).first().click();
    await expect(page.getByText('is closed.').first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'This link is closed' })).toBeVisible();
    await visitor.close();
  },
);

test(
  'the picture of a chart is saved with its title, and its points are told to the keyboard',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/analytics-rfm');
    await page.getByRole('img', { name: /^Champions: / }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('img', { name: /^Loyal: / })).toBeFocused();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the chart “RFM segments”' }).click();
    await page.getByRole('menuitem', { name: 'Save as SVG' }).click();
    const svg = await readFile(await (await saved).path(), 'utf8');
    expect(svg).toContain('RFM segments');
    expect(svg).toContain('Champions');
    // Colors that every program reads.
    expect(svg).not.toMatch(/oklch|oklab|color-mix|var\(/);

    const drawn = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the chart “RFM segments”' }).click();
    await page.getByRole('menuitem', { name: 'Save as PNG' }).click();
    const png = await readFile(await (await drawn).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(10_000);
  },
);

test('a report fits every width and can be read without colors', async ({ founder: page }) => {
  await page.goto('/analytics-cohorts');
  await expect(page.getByRole('figure', { name: 'Cohort retention' })).toBeVisible();
  await settle(page);
  await expectAccessible(page);
  const isWider = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(isWider).toBe(false);
});

test('the tiles of the dashboard are arranged and put back', { tag: '@once' }, async ({ founder: page }) => {
  await page.goto('/analytics');
  const tiles = page.getByRole('list', { name: 'Tiles' }).getByRole('heading', { level: 3 });
  await expect(tiles.first()).toHaveText('All orders');
  const before = await tiles.allTextContents();
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Move All orders forward' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Return rate' }).click();
  await page.getByRole('button', { name: 'Save dashboard' }).click();
  await expect(tiles.nth(1)).toHaveText('All orders');
  await expect(tiles).toHaveCount(before.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles).toHaveText(before);
});
