import { expect, test } from './fixtures.ts';

test('duty is shown layer by layer, with its law', { tag: '@once' }, async ({ founder: page }) => {
  await page.goto('/tariff-rate-agent?query=scented%20candles&countryCode=CN');
  const main = page.getByRole('main');
  await expect(main).toContainText('3406.00.00');
  await expect(main).toContainText('9903.88.15');
  await expect(main).toContainText('Known');
});

test('a move of origin is reckoned from the address, and the form changes it', async ({ founder: page }) => {
  await page.goto(
    '/tariff-rate-agent?query=3406.00.00&countryCode=CN&price=3.40&quantity=2000&entryDate=2026-12-15&tab=change&toCountryCode=VN',
  );
  const card = page.getByRole('article', { name: /^What if/ });
  await expect(card).toContainText('$510.00');
  await page
    .getByRole('form', { name: 'What changes' })
    .getByRole('combobox', { name: 'Move to' })
    .selectOption('IN');
  await expect(card).toContainText('India');
  await expect(page).toHaveURL(/toCountryCode=IN/);
});

test('a duty is watched and no longer watched', async ({ founder: page, isMobile }) => {
  // Both workers share the demo store: each watches goods of its own.
  const [query, country] = isMobile ? ['notebooks', 'Poland'] : ['notebooks', 'Spain'];
  await page.goto(`/tariff-rate-agent?query=${query}&countryCode=${isMobile ? 'PL' : 'ES'}&tab=watch`);
  await page.getByRole('button', { name: `Watch notebooks from ${country}` }).click();
  const stop = page.getByRole('button', { name: new RegExp(`^Stop watching .* from ${country}$`) });
  await stop.click();
  await expect(stop).toHaveCount(0);
});
