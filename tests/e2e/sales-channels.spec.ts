import { expect, test } from './fixtures.ts';

test(
  'a product feed is turned on, read by its address, and off again',
  { tag: '@once' },
  async ({ founder: page, request }) => {
    await page.goto('/fulfillment-services');
    await page.getByRole('link', { name: 'Sales channels' }).filter({ visible: true }).first().click();
    await page.getByRole('link', { name: 'Google Shopping' }).filter({ visible: true }).first().click();
    const feed = page.getByRole('region', { name: 'Product feed' });
    const off = feed.getByRole('button', { name: 'Turn off the feed' });
    const on = feed.getByRole('button', { name: 'Turn on the feed' });
    await expect(on.or(off)).toBeVisible();
    // An earlier try may have left it on.
    if (await off.isVisible()) await off.click();
    await on.click();
    await expect(
      feed
        .getByRole('alert')
        .or(feed.getByText(/required|address/i))
        .first(),
    ).toBeVisible();
    await feed
      .getByRole('textbox', { name: 'Address of your product pages' })
      .fill('https://fern-and-kiln.com/products/');
    await on.click();
    const address = await feed.getByRole('textbox', { name: 'Public address' }).inputValue();
    const read = await request.get(new URL(address).pathname);
    expect(await read.text()).toContain('https://fern-and-kiln.com/products/');
    await off.click();
    await expect(on).toBeVisible();
    expect((await request.get(new URL(address).pathname)).status()).toBe(404);
  },
);
