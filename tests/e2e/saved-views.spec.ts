import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const views = (page: Page, shown = 'Views') => page.getByRole('button', { name: shown, exact: true });

test('a search is saved as a view, picked on another visit, renamed, deleted and brought back', async ({
  founder: page,
  own,
}) => {
  const [name, other] = [`Candles (${own.word})`, `All candles (${own.word})`];
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await page.goto(`/orders?sort=placedAt&searchKey=candle ${own.word}`);
  await views(page).click();
  await page.getByRole('button', { name: 'Save as view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(views(page, `Views: ${name}`)).toBeVisible();

  await page.goto('/orders');
  await views(page).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(search).toHaveValue(`candle ${own.word}`);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveText('Oldest first');

  await views(page, `Views: ${name}`).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(other);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await views(page, `Views: ${other}`).click();
  await page.getByRole('button', { name: `Delete ${other}` }).click();
  await expect(page.getByRole('button', { name: other, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views(page, `Views: ${other}`)).toBeVisible();

  await views(page, `Views: ${other}`).click();
  await page.getByRole('button', { name: 'Default view' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await page.reload();
  await views(page).click();
  await page.getByRole('button', { name: `Delete ${other}` }).click();
  await expect(page.getByText(`Deleted the view “${other}”.`)).toBeVisible();
});

// A phone shows rows without columns.
test(
  'columns are hidden and moved with the keyboard, and are so after a reload',
  { tag: '@once' },
  async ({ founder: page }) => {
    const headers = page.getByRole('columnheader');
    const menu = page.getByRole('button', { name: 'Columns', exact: true });
    /** The server has kept these as the order of the columns. */
    const kept = (...keys: string[]) =>
      page.waitForResponse(async (response) => {
        if (!response.url().endsWith('/columns') || !response.ok()) return false;
        const { columns } = (await response.json()) as { columns: { key: string }[] | null };
        return (columns ?? []).map(({ key }) => key).join() === keys.join();
      });
    await page.goto('/inbox/needs-payment');
    await menu.click();
    const reset = page.getByRole('button', { name: 'Reset to default' });
    // Of an earlier try.
    if (await reset.isEnabled()) await reset.click();
    await expect(headers).toHaveText(['Invoice', 'Status', 'For', 'Due', 'Total', 'Owed']);
    await page.getByRole('checkbox', { name: 'For' }).press('Space');
    await expect(headers).toHaveText(['Invoice', 'Status', 'Due', 'Total', 'Owed']);
    const down = page.getByRole('button', { name: 'Move Status down' });
    await down.press('Enter');
    await down.press('Enter');
    await expect(headers).toHaveText(['Invoice', 'Due', 'Status', 'Total', 'Owed']);
    await expect(down).toBeFocused();
    const last = kept('number', 'about', 'due', 'total', 'status', 'owed');
    await page.keyboard.press('Enter');
    await expect(headers).toHaveText(['Invoice', 'Due', 'Total', 'Status', 'Owed']);
    await last;

    await page.reload();
    await expect(headers).toHaveText(['Invoice', 'Due', 'Total', 'Status', 'Owed']);
    await menu.click();
    const done = kept();
    await reset.click();
    await expect(headers).toHaveText(['Invoice', 'Status', 'For', 'Due', 'Total', 'Owed']);
    await done;
  },
);
