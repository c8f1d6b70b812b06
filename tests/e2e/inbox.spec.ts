import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const home = '/inbox/messages';
const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const row = (page: Page, supplier: string) => list(page).getByRole('link', { name: supplier });
const thread = (page: Page, supplier: string) => page.getByRole('log', { name: `Messages with ${supplier}` });
const box = (page: Page, supplier: string) => page.getByRole('textbox', { name: `Message to ${supplier}` });
const choose = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('a conversation is opened, read, written in, answered, put away and taken back', async ({
  founder: page,
  own,
}) => {
  const supplier = own.turnOf(['Denizli Dokuma', 'Saboaria Ribeira'], ['Coastline Tote Co.', 'Vela Norte']);
  const words = `Could we see two more colours, please? (${own.word})`;
  await page.goto(home);
  await row(page, supplier).click();
  await expect(thread(page, supplier)).toContainText('Nora Whitfield');

  await box(page, supplier).fill(words);
  await box(page, supplier).press('Shift+Enter');
  await box(page, supplier).pressSequentially('Thank you.');
  await expect(box(page, supplier)).toHaveValue(`${words}\nThank you.`);
  await box(page, supplier).press('Enter');
  await expect(box(page, supplier)).toHaveValue('');
  await expect(thread(page, supplier).getByText(words)).toHaveCount(1);
  // The scripted supplier answers on a job; it comes by itself, and says what it is.
  await expect(thread(page, supplier).locator('[id^=message-]').last()).toContainText(`${supplier}Demo`);
  await expect(thread(page, supplier).getByText(words)).toHaveCount(1);

  await choose(page, 'Archive');
  await expect(page).toHaveURL(home);
  await expect(row(page, supplier)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, supplier)).toHaveCount(1);
});

test('the list is searched and filtered on the server, and the address holds it', async ({
  founder: page,
}) => {
  await page.goto(home);
  await page.getByRole('searchbox', { name: 'Search suppliers, tickets and messages' }).fill('fragrance');
  await expect(page).toHaveURL(/searchTerm=fragrance/);
  await expect(row(page, 'Pelletteria Arno')).toHaveCount(0);
  await expect(row(page, 'Lume & Cera')).toBeVisible();
  await page.goto(`${home}?filter=archived`);
  await expect(row(page, 'Ceramiche Fiorini')).toBeVisible();
  await expect(row(page, 'Lume & Cera')).toHaveCount(0);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(home);
  await expect(row(page, 'Ceramiche Fiorini')).toHaveCount(0);
});

test('a draft stays with its conversation', async ({ founder: page, isMobile }) => {
  const [one, other] = isMobile
    ? ['Pelletteria Arno', 'Saboaria Ribeira']
    : ['Guangzhou Meridian Bags', 'Hartley & Moss Pottery'];
  await page.goto(home);
  await row(page, one).click();
  await box(page, one).fill('Half a thought');
  await page.goBack();
  await row(page, other).click();
  await expect(box(page, other)).toHaveValue('');
  await page.goBack();
  await row(page, one).click();
  await expect(box(page, one)).toHaveValue('Half a thought');
});

test(
  'the list goes by arrows, and gets the keyboard back from a conversation',
  { tag: '@once' },
  async ({ founder: page }) => {
    const supplier = 'Guangzhou Meridian Bags';
    await page.goto(home);
    await row(page, supplier).focus();
    await page.keyboard.press('ArrowUp');
    await expect(row(page, supplier)).not.toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, supplier)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page, supplier)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row(page, supplier)).toBeFocused();
  },
);
