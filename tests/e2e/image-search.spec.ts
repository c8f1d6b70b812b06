import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';

const mug = fileURLToPath(new URL('../conversations/sourcing/seen-mug.jpg', import.meta.url));
const noPicture = fileURLToPath(new URL('../conversations/sourcing/two-things.txt', import.meta.url));

test(
  'a picture from the machine finds what looks like it, in all of it and in a frame',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/browse-suppliers');
    await page.getByLabel('Picture to search with').setInputFiles(mug);
    await expect(page).toHaveURL(/browse-suppliers-with-uploaded-image\?imageUrl=/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Looks like mugs');
    await expect(main.getByRole('link', { name: /mug/i }).first()).toBeVisible();
    await expect(main).toContainText(/\d+% similar/);
    const picture = main.getByRole('button', { name: /^your picture/i });
    await picture.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/crop=/);
    await expect(main.getByRole('button', { name: /^Frame: 60% by 60%/ })).toBeVisible();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(main.getByRole('button', { name: /^Frame: 64% by 60%/ })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('button', { name: /^Frame: 64% by 60%/ })).toBeVisible();
    await main.getByRole('button', { name: 'Whole picture' }).click();
    await expect(page).not.toHaveURL(/crop=/);
  },
);

test('a file that is no picture is said to be none', async ({ founder: page }) => {
  await page.goto('/browse-suppliers-with-uploaded-image');
  await page.getByLabel('Picture to search with').first().setInputFiles(noPicture);
  await expect(page.getByRole('alert')).toContainText('isn’t a picture');
});

test('a visitor is told what is missing before a review is sent', async ({ page }) => {
  const found = await page.request.post('/rest/main/login', {
    data: { email: 'founder@demo.brandwright.test', password: 'brandwright-demo' },
  });
  const { token } = (await found.json()) as { token: string };
  const suppliers = await page.request.get('/rest/main/web/catalog-companies?keyword=Wessex', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { rows } = (await suppliers.json()) as { rows: { supplierId: string }[] };
  await page.goto(`/supplier-profile/${rows[0]?.supplierId}/post-review`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wessex Chandlery');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Choose one to five stars.')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).first().check({ force: true });
  await page.getByRole('textbox', { name: 'Review' }).fill('Sent in a day, smells as described.');
  await expect(page.getByText('Choose one to five stars.')).toHaveCount(0);
  await expect(page.getByText(/Enter an email address/)).toBeVisible();
});

test('service providers are narrowed by service and by words', async ({ founder: page }) => {
  await page.goto('/partners');
  const list = page.getByRole('list', { name: 'Service providers' });
  await expect(list.getByRole('article', { name: 'Harbourline Freight' })).toBeVisible();
  await page.getByRole('button', { name: /^Insurance/ }).click();
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(/category=INSURANCE/);
  await page.getByRole('searchbox', { name: 'Search service providers' }).fill('cargo');
  await expect(list.getByRole('article')).toHaveCount(1);
});

test('the guided tours find what they point at', async ({ founder: page, isMobile }) => {
  const anchors = async (names: readonly string[]) => {
    for (const name of names) await expect(page.locator(`[data-tour="${name}"]`).first()).toBeAttached();
  };
  await page.goto('/home');
  await anchors(['sourcing-tab', 'area-icons', 'supplier-search']);
  await page.goto('/browse-suppliers');
  await anchors(['marketplace-tabs', 'supplier-search', 'filters']);
  test.skip(isMobile, 'the profile is the same');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/supplier-profile\//);
  await anchors(['profile-tabs', 'vetting-details', 'chat-box']);
});

test('a starting point of the marketplace takes out filters and countries', async ({ founder: page }) => {
  await page.goto('/browse-suppliers?countryCode=PT&moqMax=200');
  await page.getByRole('group', { name: 'Start with' }).getByRole('button', { name: 'Fashion' }).click();
  await expect(page).toHaveURL(/vertical=Fashion/);
  await expect(page).not.toHaveURL(/countryCode|moqMax/);
  await page.getByRole('group', { name: 'In Fashion' }).getByRole('button', { name: 'Apparel' }).click();
  await expect(page).toHaveURL(/group=Apparel/);
});
