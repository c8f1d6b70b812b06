import { expect, test } from './fixtures.ts';
import { undoOf } from './messages.ts';

test(
  'a picture is made, opened large, recolored and taken out of the gallery',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const thing = `${own.turnOf(['plum', 'coral', 'teal'], ['olive', 'amber', 'gray'])} notebook`;
    await page.goto('/your-ideations?tab=images');
    await page.getByLabel('Make pictures').fill(`a ${thing} on a wooden desk`);
    await page.getByRole('button', { name: 'Make four pictures' }).click();
    const search = page.getByRole('searchbox', { name: 'Search pictures' });
    await search.fill(thing);
    const made = page.getByRole('button', { name: new RegExp(`^Open ${thing}`, 'i') });
    await expect(made).toHaveCount(4, { timeout: 20_000 });

    await made.first().click();
    const large = page.getByRole('dialog', { name: new RegExp(thing, 'i') });
    await expect(large.getByText('1 of 4')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(large.getByText('2 of 4')).toBeVisible();
    await expect(large.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /^\/files\//);

    await large.getByRole('button', { name: 'More about this picture' }).click();
    await page.getByRole('menuitem', { name: 'Change color' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change color' });
    await dialog.getByLabel('New color').fill('navy');
    await dialog.getByRole('button', { name: 'Recolor' }).click();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    const recolored = page.getByRole('button', { name: new RegExp(`^Open ${thing}.* in navy`, 'i') });
    await expect(recolored).toHaveCount(1, { timeout: 40_000 });

    await recolored.click();
    await page.getByRole('button', { name: 'More about this picture' }).click();
    await page.getByRole('menuitem', { name: 'Remove from the gallery' }).click();
    await expect(recolored).toHaveCount(0);
    // The notice of the new color may still be there with an undo of its own.
    await undoOf(page, /^Removed the picture/);
    await expect(recolored).toHaveCount(1);
  },
);
