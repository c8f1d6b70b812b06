import { expect, test } from './fixtures.ts';

test('a sentence becomes a kit that is looked through, changed, taken back and shown', async ({
  founder: page,
}, { project }) => {
  test.slow();
  await page.goto('/business-kits');
  await page.getByRole('button', { name: 'New brand kit' }).click();
  const start = page.getByRole('dialog', { name: 'New brand kit' });
  await start.getByRole('button', { name: 'Make the brand kit' }).click();
  await expect(start.getByRole('alert')).toHaveText('Say what you want to sell, and for whom.');
  await start
    .getByLabel('What do you want to sell, and for whom?')
    .fill(`A calming tea for night-shift nurses (${project.name})`);
  await start.getByLabel('Category').fill('Tea');
  await start.getByRole('button', { name: 'Make the brand kit' }).click();

  await expect(page).toHaveURL(/\/business-kits\/[\da-f-]{36}$/);
  const address = new URL(page.url()).pathname;
  const slide = page.getByRole('region', { name: /, the idea$/ });
  await expect(slide).toBeVisible();
  await expect(slide.getByRole('img')).toHaveCount(4, { timeout: 60_000 });
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
  await expect(chosen).toHaveCount(3, { timeout: 60_000 });
  await chosen.first().click();
  await expect(chosen).toHaveCount(2);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(
    page.getByRole('dialog', { name: 'History' }).getByText('Version 1', { exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Market research' }).click();
  await expect(page.getByRole('region', { name: /market research$/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Get started now!' }).click();
  await expect(page.getByRole('region', { name: /, summary$/ })).toBeVisible();

  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(address.replace('/business-kits/', '/bk/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByLabel('Hear of the launch')).toHaveCount(0);
});

test('whoever has the link joins the waitlist once it is published, and a wrong link says so', async ({
  founder: page,
  browser,
}, { project }) => {
  test.slow();
  await page.goto('/business-kits');
  await page.getByRole('button', { name: 'New brand kit' }).click();
  await page
    .getByLabel('What do you want to sell, and for whom?')
    .fill(`Refillable soap for students (${project.name})`);
  await page.getByRole('button', { name: 'Make the brand kit' }).click();
  await expect(page).toHaveURL(/\/business-kits\/[\da-f-]{36}$/);
  const address = new URL(page.url());
  await expect(page.getByRole('region', { name: /, the idea$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: /^Share / });
  await share.getByRole('button', { name: 'Publish the waitlist' }).click();
  await page
    .getByRole('dialog', { name: 'Publish the waitlist' })
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(share.getByText('Published', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${address.origin}${address.pathname.replace('/business-kits/', '/bk/')}`);
  await visitor.getByLabel('Hear of the launch').fill('nobody');
  await visitor.getByRole('button', { name: 'Join' }).click();
  await expect(visitor.getByRole('alert')).toContainText('email address');
  await visitor.getByLabel('Hear of the launch').fill('ana@example.com');
  await visitor.getByRole('button', { name: 'Join' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'You are on the list' })).toBeVisible();
  await visitor.goto(`${address.origin}/bk/00000000-0000-4000-8000-000000000000`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('There is no brand at this address');
  await visitor.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(share.getByText('ana@example.com')).toBeVisible();
});
