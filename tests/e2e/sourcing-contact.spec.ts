import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

async function openProfile(page: Page, name: string): Promise<void> {
  // A profile is also found by its supplier's name.
  await page.goto(`/browse-suppliers/supplier-profile/${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test(
  'a factory is contacted with the brief, once, and the conversation opens',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const name = own.turnOf(['Fez Terre', 'Talavera Ruiz'], ['Cusco Barro', 'Anatolia Mum']);
    await openProfile(page, name);
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Message')).toHaveValue(new RegExp(`Hello ${name},`));
    await dialog.getByLabel('Message').fill(`Hello ${name}, could you make 600 mugs for us?`);
    await dialog.getByRole('button', { name: 'Send to 1 factory' }).click();
    await expect(page.getByRole('dialog', { name: 'Sent to 1 factory' })).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/inbox\/messages\?sid=/);
    // On a phone the list, with the same words, stands hidden behind the thread.
    const sent = page.getByText(`Hello ${name}, could you make 600 mugs for us?`).filter({ visible: true });
    await expect(sent.first()).toBeVisible();

    await openProfile(page, name);
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(/Sent this brief on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a factory' })).toBeDisabled();
  },
);

test(
  'a list of one’s own is reported before it is mailed',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const host = own.word;
    await page.goto('/inbox/my-suppliers');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Email your own list' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('CSV file').setInputFiles({
      name: 'fair.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Company;E-Mail\nOlaria;a@${host}.example.com\nBad;nowhere\nTwin;A@${host}.example.com\n`,
      ),
    });
    await expect(dialog.getByText('2 rows left out')).toBeVisible();
    await dialog.getByLabel('Subject').fill('Mugs for {{name}}');
    await dialog.getByRole('button', { name: 'Show the emails' }).click();
    await expect(dialog.getByText('Mugs for Olaria')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send 1 email' }).click();
    await expect(dialog.getByText('1 email sent')).toBeVisible();
  },
);

test(
  'a page inside the network is not read, a public one that was read is shown',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/inbox/my-suppliers');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Analyze a supplier' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Page address').fill('http://169.254.169.254/latest/meta-data/');
    await dialog.getByRole('button', { name: 'Analyze' }).click();
    await expect(dialog.getByText(/isn’t on the public web/)).toBeVisible();
    await dialog.getByLabel('Page address').fill('https://www.golden-pots.example/');
    await dialog.getByRole('button', { name: 'Analyze' }).click();
    await expect(dialog.getByText('terracotta pots and saucers').first()).toBeVisible();
    await expect(dialog.getByText(/weren’t followed/)).toBeVisible();
  },
);
