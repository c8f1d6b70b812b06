import { expect, test } from './own-store.ts';
import { orderMugs, shipped, withMugs } from './warehouse.ts';

test('what went out is reported, and exported to a file', async ({ buyer }) => {
  test.slow();
  const { page } = buyer;
  await withMugs(buyer);
  const order = await orderMugs(buyer, 2);
  await shipped(buyer, order);
  await page.goto('/fulfillment-services');
  await page.getByRole('link', { name: /^Outbound & Returns Reports/ }).click();
  const sent = page.getByRole('main').getByText('Maya Chen').filter({ visible: true });
  // The first report of a fresh server takes its time on a busy machine.
  await expect(sent).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = page.getByRole('link', { name: 'Download CSV' });
  await expect(file).toBeVisible();
  const download = page.waitForEvent('download');
  await file.click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
