import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { composer, expect, say, settle, test } from './fixtures.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Wide in light colors, then, for `both`, as narrow as a phone in the dark: one load of a screen for both. */
async function expectNoViolations(page: Page, both = true): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  if (!both) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(narrow);
  await settle(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  await settle(page);
}

const screens = [
  ['orders', '/orders'],
  ['team', '/account-info'],
  ['activity', '/account-info?tab=activity'],
  ['notifications', '/notifications'],
  ['notification settings', '/account-info?tab=notifications'],
  ['partner model', '/account-info/partner-model'],
  ['rules', '/fulfillment-rules'],
  ['bookings', '/fulfillment-services?tab=bookings'],
  ['freight', '/fulfillment-services/book-freight-shipment'],
  ['pre-sale', '/fulfillment-services?open=pre_sale'],
  ['quality check', '/fulfillment-services?open=quality_check'],
  ['sourcing home', '/home'],
  ['sourcing agent', '/sourcing-agent?techPackId=3'],
  ['matched factories', '/sourcing-agent-review?techPackId=3'],
  ['marketplace', '/browse-suppliers'],
  ['expanded network', '/browse-suppliers?view=expanded-network'],
  ['my suppliers', '/inbox/my-suppliers'],
  [
    'image search',
    '/browse-suppliers-with-uploaded-image?imageUrl=%2Ffiles%2Fdrawn%2Fproduct.mug.sand.sun.front',
  ],
  ['service providers', '/partners'],
  ['inbox', '/inbox/messages'],
  ['chat with a supplier', '/inbox/messages?sid=Lume%20%26%20Cera'],
  ['custom project requests', '/inbox/custom-project-requests'],
  ['form of a request', '/create-custom-project'],
  ['purchases', '/inbox/orders'],
  ['invoices', '/inbox/needs-payment'],
  ['paying an invoice', '/pay-invoice/INV-2048'],
  ['cart', '/home?open=cart'],
  ['packaging', '/order-packaging/boxes-mailers'],
  ['cards', '/payments'],
  ['books', '/payments?tab=books'],
  ['tariffs', '/tariff-rate-agent?query=scented%20candles&countryCode=CN'],
  ['brand kits', '/business-kits'],
  ['brand kit', '/business-kits/Dawnfeather'],
  ['research of a brand kit', '/business-kits/Dawnfeather?tab=MARKET_RESEARCH'],
  ['products of a brand kit', '/business-kits/Dawnfeather?tab=PRODUCT_SKUS'],
  ['first steps of a brand kit', '/business-kits/Dawnfeather?tab=GET_STARTED'],
  ['board of a project', '/product-ideation/Desk%20lamp'],
  ['my ideations', '/your-ideations'],
  ['image gallery', '/your-ideations?tab=images'],
  ['product concepts', '/product-design'],
  ['design studio', '/sourcing/product-design'],
  ['design on the canvas', '/sourcing/product-design?design=Harvest%20Tote'],
  ['crowdfunding plan', '/crowdfund-your-idea'],
  ['print-on-demand catalogue', '/print-on-demand-catalog'],
  ['a blank', '/print-on-demand-catalog?product=72'],
  ['templates', '/print-on-demand-catalog?tab=templates'],
  ['a template', '/template-item/Made%20by%20hand%20tee'],
  ['print-on-demand designer', '/printful-widget/Made%20by%20hand%20tee'],
  ['page of an example kit', '/bk/9cd69d47-ccd5-86f1-aa45-101b9c6bb3b2'],
] as const;

test.describe.configure({ mode: 'parallel' });

test.describe('at both widths, in both color schemes', () => {
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  test('the login has no violations', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expectNoViolations(page);
  });

  for (const [place, [name, address]] of screens.entries()) {
    test(`${name} has no violations`, async ({ founder: page }) => {
      await page.goto(address);
      // A dialog hides the screen behind it.
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: /loading/i })).toHaveCount(0);
      // Screens share their parts: every other one is looked at narrow and dark as well.
      await expectNoViolations(page, place % 2 === 0);
    });
  }

  test('a conversation has no violations', async ({ founder: page }) => {
    await page.goto('/homebase');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
    await say(page, 'Which orders are on hold?');
    await expectNoViolations(page);
  });
});

test('the partner can be used by keyboard alone', async ({ founder: page }) => {
  await page.goto('/homebase');
  await page.keyboard.press('Tab');
  await expect(composer(page)).toBeVisible();
  await composer(page).focus();
  await page.keyboard.type('Which orders are on hold?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Only the newest.');
  await expect(composer(page)).toHaveValue('Which orders are on hold?\nOnly the newest.');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Which orders are on hold?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search or ask' }).fill('home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/homebase');
});

test('an answer is announced once, when it is complete', { tag: '@once' }, async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'How is order 1042 doing?');
  await expect(page.locator('[aria-live=polite].sr-only')).toContainText('1042');
});
