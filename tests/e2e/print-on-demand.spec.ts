import { expect, test } from './fixtures.ts';

test('a blank is designed on, priced, shown in mock-ups and archived with undo', async ({
  founder: page,
  isMobile,
}) => {
  const words = `Slow ${Date.now().toString(36)}`;
  await page.goto('/print-on-demand-catalog');
  // On a phone the tree is a list to choose from.
  if (!isMobile) {
    const category = page.getByRole('button', { name: /^Mugs & drinkware/ });
    await category.click();
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: /^Canvas tote/ })).toHaveCount(0);
    await category.click();
    await expect(category).toHaveAttribute('aria-pressed', 'false');
  }
  await page.getByRole('searchbox', { name: 'Search blanks' }).fill('canvas tote');
  await page.getByRole('link', { name: /^Canvas tote/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Canvas tote' });
  await expect(sheet.getByText('Where it can be printed')).toBeVisible();
  await sheet.getByRole('link', { name: 'Start a design' }).click();

  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(words);
  const layer = page.getByRole('button', { name: new RegExp(`^Text: ${words}`) });
  await layer.focus();
  await layer.press('ArrowDown');
  await page.getByRole('button', { name: 'Save as template' }).click();
  await page.waitForURL('**/printful-widget/*-*');
  await page.getByRole('link', { name: 'Template', exact: true }).click();
  // The designer stays in view until the template's screen is loaded.
  await expect(page.getByRole('button', { name: 'Make mock-ups' })).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  await page.getByLabel('Retail price in dollars').fill('4');
  await expect(page.getByText(/At \$4\.00 you lose \$/).first()).toBeVisible();
  await page.getByLabel('Retail price in dollars').fill('26');
  await page.getByRole('button', { name: 'Set price' }).click();
  await expect(page.getByText(/now sells at \$26\.00/)).toBeVisible();
  await page.getByRole('button', { name: 'Make mock-ups' }).click();
  await expect(page.getByRole('img', { name: 'Natural, front' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Margin')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish at $26.00' }).click();
  await expect(page.getByText('Ready to sell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.waitForURL('**/print-on-demand-catalog?tab=templates');
  await expect(page.getByText(new RegExp(`Archived .*${words}`))).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('link', { name: new RegExp(words) })).toBeVisible();
});
