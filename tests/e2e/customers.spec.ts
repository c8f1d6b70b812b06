import { expect, test } from './fixtures.ts';

test(
  'customers are found, and one is noted about and written to',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    await page.goto('/customers');
    await expect(page.getByText(/of 9\d\d customers/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('1042');
    await expect(page).toHaveURL(/search=1042/);
    await page.getByRole('link', { name: 'Maya Chen' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maya Chen' })).toBeVisible();

    const note = `allergic to lavender (${own.word})`;
    await page.getByRole('textbox', { name: 'Add a note' }).fill(note);
    await page.getByRole('button', { name: 'Add note' }).click();
    const notes = page.getByRole('region', { name: 'Notes' });
    await expect(notes.getByRole('listitem').filter({ hasText: note })).toBeVisible();
    await notes
      .getByRole('listitem')
      .filter({ hasText: note })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(notes.getByRole('listitem').filter({ hasText: note })).toBeHidden();

    await page.getByRole('button', { name: 'Email', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Email Maya Chen' });
    await dialog.getByRole('textbox', { name: 'Subject' }).fill(`Your candles (${own.word})`);
    await dialog.getByRole('textbox', { name: 'Message' }).fill('They ship on Monday.');
    await dialog.getByRole('button', { name: 'Review email' }).click();
    await dialog.getByRole('button', { name: 'Send to Maya Chen' }).click();
    await expect(page.getByRole('region', { name: 'Emails' })).toContainText(`Your candles (${own.word})`);
  },
);
