import type { Page } from '@playwright/test';
import { expect, say, test, thread } from './fixtures.ts';

/** For what is made, and for the first look at a screen on a busy machine. */
const patient = { timeout: 60_000 };

/** A kit with one idea of its own and no pictures, made without waiting for any. */
async function kitNamed(page: Page, token: string, brandName: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const made = await page.request.post('/rest/main/web/brand-kits', {
    headers,
    data: { productDescription: 'Refillable soap for students', category: 'Soap', generate: false },
  });
  const { id } = (await made.json()) as { id: string };
  const uuid = crypto.randomUUID();
  const color = (hexCode: string, name: string) => ({ hexCode, name, description: '' });
  const idea = {
    uuid,
    createdAt: '2026-11-20T15:00:00Z',
    brandName,
    slogan: 'Clean, then quiet.',
    mission: 'Soap that is refilled where one lives.',
    valueProps: ['Refilled', 'Plain', 'Near'],
    colorPalette: [
      color('#1F3A2E', 'Pine'),
      color('#C9D8C5', 'Mist'),
      color('#F4EFE4', 'Oat'),
      color('#D98E5F', 'Clay'),
    ],
    images: ['', '', '', ''],
    imagePrompts: [],
    imageTray: [],
    moodboardPrompts: [],
  };
  const saved = await page.request.put(`/rest/main/web/brand-kits/${id}`, {
    headers,
    data: { brandIdeas: { generations: [idea], selectedUuid: uuid } },
  });
  expect(saved.status()).toBe(200);
  return id;
}

test(
  'a sentence becomes a kit that is looked through, changed, taken back and shown',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    test.slow();
    await page.goto('/business-kits');
    await page.getByRole('button', { name: 'New brand kit' }).click();
    const start = page.getByRole('dialog', { name: 'New brand kit' });
    await start.getByRole('button', { name: 'Make brand kit' }).click();
    await expect(start.getByRole('alert')).toHaveText('Say what you want to sell, and for whom.');
    await start
      .getByLabel('What do you want to sell, and for whom?')
      .fill(`A calming tea for night-shift nurses (${own.word})`);
    await start.getByLabel('Category').fill('Tea');
    await start.getByRole('button', { name: 'Make brand kit' }).click();

    await expect(page).toHaveURL(/\/business-kits\/[\da-f-]{36}$/);
    const address = new URL(page.url()).pathname;
    const slide = page.getByRole('region', { name: /, the idea$/ });
    await expect(slide).toBeVisible(patient);
    await expect(slide.getByRole('img')).toHaveCount(4, patient);
    await expect(page.getByRole('button', { name: /^Idea 1/ })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: 'Edit your idea' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your idea' });
    const before = await dialog.getByLabel('Slogan').inputValue();
    await dialog.getByLabel('Slogan').fill('');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Slogan').fill('Rest, whenever it comes.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(slide).toContainText('Rest, whenever it comes.');
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click();
    await expect(slide).toContainText(before);

    await page.goto(`${address}?tab=PRODUCT_SKUS`);
    const chosen = page.getByRole('checkbox', { checked: true });
    await expect(chosen).toHaveCount(3, patient);
    await chosen.first().click();
    await expect(chosen).toHaveCount(2);
    await page.getByRole('button', { name: 'History' }).click();
    await expect(
      page.getByRole('dialog', { name: 'History' }).getByText('Version 1', { exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Market research' }).click();
    await expect(page.getByRole('region', { name: /market research$/ })).toBeVisible(patient);
    await page.getByRole('tab', { name: 'Get started now!' }).click();
    await expect(page.getByRole('region', { name: /, summary$/ })).toBeVisible();

    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    // Before it is shared, no public address shows it.
    await page.goto(address.replace('/business-kits/', '/bk/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that brand', patient);
    await page.goto(address);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog', { name: /^Share / });
    await share.getByRole('button', { name: 'Create link' }).click();
    const link = await share.getByLabel('Public address').inputValue();
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, patient);
    await expect(page.getByLabel('Hear about the launch')).toHaveCount(0);
  },
);

test(
  'whoever has the link joins the waitlist once it is published, and a wrong link says so',
  { tag: '@once' },
  async ({ founder: page, browser, token, own }) => {
    test.slow();
    const name = `Quiet Soap ${own.word}`;
    const id = await kitNamed(page, token, name);
    await page.goto(`/business-kits/${id}?tab=GET_STARTED`);
    const { origin } = new URL(page.url());
    await expect(page.getByRole('region', { name: `${name}, summary` })).toBeVisible(patient);

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog', { name: /^Share / });
    await share.getByRole('button', { name: 'Publish waitlist' }).click();
    await page
      .getByRole('dialog', { name: 'Publish waitlist' })
      .getByRole('button', { name: /^Publish/ })
      .click();
    await expect(share.getByText('Published', { exact: true })).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    const link = await share.getByLabel('Public address').inputValue();
    await visitor.goto(`${origin}${new URL(link).pathname}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name, patient);
    await visitor.getByLabel('Hear about the launch').fill('nobody');
    await visitor.getByRole('button', { name: 'Join' }).click();
    await expect(visitor.getByRole('alert')).toContainText('email address');
    await visitor.getByLabel('Hear about the launch').fill('ana@example.com');
    await visitor.getByRole('button', { name: 'Join' }).click();
    await expect(visitor.getByRole('status').filter({ hasText: 'You’re on the list' })).toBeVisible();
    await visitor.goto(`${origin}/bk/00000000-0000-4000-8000-000000000000`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We can’t find that brand');

    await page.reload();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(share.getByText('ana@example.com')).toBeVisible();
    await share.getByRole('button', { name: 'Close link' }).click();
    await expect(share.getByText('Not shared', { exact: true })).toBeVisible();
    await visitor.goto(`${origin}${new URL(link).pathname}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link is closed');
    await visitor.context().close();
  },
);

test(
  'the card of a complete kit leads to the kit and to its public page',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto('/homebase');
    await say(page, 'Open the brand kit Dawnfeather');
    const card = thread(page).getByRole('article', { name: /Brand kit Dawnfeather/i });
    await expect(card.getByRole('link', { name: 'Open the kit' })).toBeVisible(patient);
    await expect(card.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      /^\/bk\/[\da-f-]{36}$/,
    );
  },
);
