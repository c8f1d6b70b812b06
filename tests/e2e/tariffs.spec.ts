import { expect, test } from './fixtures.ts';

test('duty is shown layer by layer, with its law', async ({ founder: page }) => {
  await page.goto('/tariff-rate-agent?query=scented%20candles&countryCode=CN');
  const main = page.getByRole('main');
  await expect(main).toContainText('3406.00.00');
  await expect(main).toContainText('9903.88.15');
  await expect(main).toContainText('Known');
});
