import type { APIRequestContext, Page } from '@playwright/test';
import { composer, demo, expect, test } from './fixtures.ts';

type Login = 'viewer' | 'member' | 'admin' | 'preview';

/** Logs someone of the demo in on a page. */
async function enter(page: Page, request: APIRequestContext, login: Login): Promise<void> {
  const data = { email: `${login}@demo.brandwright.test`, password: demo.password };
  const answer = await request.post('/rest/main/login', { data });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('brandwright.token', value), token);
}

/** Screens that everyone may open, each with a button that changes something, and the weakest login that has it. */
const screens = [
  { path: '/orders', button: 'Import', from: 'admin' },
  { path: '/business-kits', button: 'New brand kit', from: 'member' },
  { path: '/ai-agents', button: 'New assistant', from: 'member' },
  { path: '/inbox/my-suppliers', button: 'Invite', from: 'member' },
  { path: '/partners', button: 'Write to them', from: 'member' },
  { path: '/fulfillment-rules', button: 'New rule', from: 'admin' },
] as const;

const rank = { viewer: 0, member: 1, admin: 2 } as const;

for (const login of ['viewer', 'member', 'admin'] as const) {
  test(
    `the ${login} is offered what the role may do, and nothing is refused`,
    { tag: '@once' },
    async ({ page, request }) => {
      await enter(page, request, login);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 403) refused.push(response.url());
      });
      for (const { path, button, from } of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('status', { name: /loading/i })).toHaveCount(0);
        const offered = page.getByRole('main').getByRole('button', { name: button, exact: true });
        if (rank[login] >= rank[from]) await expect(offered.first()).toBeVisible();
        else await expect(offered).toHaveCount(0);
      }
      expect(refused).toEqual([]);
    },
  );
}

test(
  'a viewer who comes to a screen for owners is told who may, and stays logged in',
  { tag: '@once' },
  async ({ page, request }) => {
    await enter(page, request, 'viewer');
    await page.goto('/account-info/partner-model');
    await expect(page.getByRole('alert')).toContainText('You need owner access. Ask Nora Whitfield.');
    await page.goto('/homebase');
    await expect(composer(page)).toBeVisible();
  },
);

test(
  'who is refused all the same is logged out, told why, and comes back to home',
  { tag: '@once' },
  async ({ page }) => {
    const logIn = async () => {
      await page.getByLabel('Email').fill('viewer@demo.brandwright.test');
      await page.getByLabel('Password').fill(demo.password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await page.goto('/login');
    await logIn();
    await expect(composer(page)).toBeVisible();
    // As when the role was taken away a moment ago.
    const calls = /\/rest\/main\/web\/orders/;
    const message = "Your role (viewer) can't do this. Ask someone who is owner.";
    await page.route(calls, (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', message, requestId: 'refused' } }),
    );
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login\?path=%2Forders$/);
    const notice = page.getByRole('status').filter({ hasText: 'permission' });
    await expect(notice).toContainText("This account doesn't have the permission to view this page.");
    await expect(notice).toContainText('Ask someone who is owner');
    expect(await page.evaluate(() => localStorage.getItem('brandwright.token'))).toBeNull();
    await page.unroute(calls);
    await logIn();
    await expect(page).toHaveURL(/\/homebase$/);
  },
);

test(
  'a preview account is told why nothing happens, and stays where it is',
  { tag: '@once' },
  async ({ page, request }) => {
    await enter(page, request, 'preview');
    await page.goto('/browse-suppliers');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to favorites/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      "Preview mode can't take this action.",
    );
    await expect(page).toHaveURL(/browse-suppliers/);
  },
);
