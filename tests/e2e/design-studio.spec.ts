import { expect, test } from './fixtures.ts';

test('a design is begun on a blank product, drawn by hand, saved, undone and exported', async ({
  founder: page,
  isMobile,
  own,
}) => {
  const name = `Canvas bag ${own.word}`;
  const words = `kiln ${own.word}`;
  await page.goto('/sourcing/product-design');
  await page.getByRole('button', { name: 'Tote bag' }).click();
  await expect(page).toHaveURL(/design=[\da-f-]{36}/);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const layers = page.getByRole('list', { name: 'Layers, front first' });
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(layers.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Text', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Add star' }).click();
  await expect(layers.getByRole('listitem')).toHaveCount(2);
  const state = page.getByRole('status', { name: 'Saving' });
  await expect(state).toHaveText('Saved');

  // The list is the canvas for those who do not point: its order is that of the layers.
  await page.getByRole('button', { name: 'Send to back' }).click();
  await expect(layers.getByRole('listitem').first()).toContainText(words);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(layers.getByRole('listitem').first()).toContainText(/star/i);
  await expect(state).toHaveText('Saved');

  if (!isMobile) {
    const canvas = page.getByRole('application');
    await canvas.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    await expect(layers.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(layers.getByRole('listitem')).toHaveCount(2);
    await expect(state).toHaveText('Saved');
  }

  await page.reload();
  await expect(layers).toContainText(words);
  await page.getByRole('tab', { name: 'Cost' }).click();
  await expect(page.getByText(/per unit at/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PNG' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.png`);
});

test(
  'what is taken back while it is being saved is saved again before it is called saved',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/sourcing/product-design');
    await page.getByRole('button', { name: 'Tote bag' }).click();
    await expect(page).toHaveURL(/design=[\da-f-]{36}/);
    const layers = page.getByRole('list', { name: 'Layers, front first' });
    const state = page.getByRole('status', { name: 'Saving' });
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    // What is not saved is never called saved, so none needs to see it called changed.
    await expect(layers.getByRole('listitem')).toHaveCount(1);
    await expect(state).toHaveText('Saved');

    await page.route('**/web/product-designs/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return route.fulfill({ response });
    });
    await page.getByRole('application').focus();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.keyboard.press('Delete');
    await sent;
    await page.keyboard.press('Control+z');
    await expect(layers.getByRole('listitem')).toHaveCount(1);
    await expect(state).toHaveText('Saved');
    await page.reload();
    await expect(layers.getByRole('listitem')).toHaveCount(1);
  },
);

test(
  'a concept is begun from words and one of its pictures is chosen',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/product-design');
    await page.getByLabel('What is it?').fill('A sage green mug called Tidepool with a wave');
    await page.getByRole('button', { name: 'Draw four pictures' }).click();
    await expect(page).toHaveURL(/design=[\da-f-]{36}/);
    const concept = page.getByRole('region', { name: /^Concept/ });
    await concept.getByRole('button', { name: 'Use picture 2' }).click({ timeout: 30_000 });
    await expect(concept.getByText('Chosen', { exact: true })).toBeVisible();
    await concept.getByRole('link', { name: 'Open in the studio' }).click();
    await expect(page.getByRole('list', { name: 'Layers, front first' })).toContainText(/picture/i);
  },
);

test('the shop studio says that no shop is connected', { tag: '@once' }, async ({ founder: page }) => {
  await page.goto('/shopify-design');
  await expect(page.getByText('No shop is connected to this store.')).toBeVisible();
});

test('an earlier version is looked at without going back to it', async ({ founder: page }) => {
  await page.goto('/sourcing/product-design');
  await page
    .getByRole('link', { name: /Harvest Tote/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Versions' }).click();
  const list = page.getByRole('list', { name: 'Versions, newest first' });
  const count = await list.getByRole('listitem').count();
  await page.getByRole('button', { name: 'Preview version 1', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Version 1' });
  await expect(dialog.getByRole('img', { name: /, version 1$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('listitem')).toHaveCount(count);
});
