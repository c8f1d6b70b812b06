import { demo, expect, test } from './fixtures.ts';

test('a private address asks for the login and opens after it', async ({ page }) => {
  await page.goto('/orders?activeTabKey=ON_HOLD');
  await expect(page).toHaveURL('/login?path=%2Forders%3FactiveTabKey%3DON_HOLD');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/orders?activeTabKey=ON_HOLD');
  await expect(page.getByRole('banner')).toContainText('Juniper & Clay');
});

test('a wrong password is refused in words and keeps what was typed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@demo.brandwright.test');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.brandwright.test');
  await expect(page).toHaveURL(/\/login/);
});

test('the demo login can be filled in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/homebase');
});

test('an account can be opened', async ({ page, own }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Ada Lindqvist');
  await page.getByLabel('Brand', { exact: true }).fill('Lindqvist Lamps');
  await page.getByLabel('Email').fill(`ada.${own.word}@example.com`);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('A password has at least 8 characters.')).toBeVisible();
  await page.getByLabel('Password').fill('long-enough-now');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/homebase');
  await expect(page.getByRole('banner')).toContainText('Lindqvist Lamps');
});

test('a token that is no good counts as absent', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('brandwright.token', 'a.b.c'));
  await page.goto('/homebase');
  await expect(page).toHaveURL('/login?path=%2Fhomebase');
});

test(
  'a session that the server has ended leads to the login, with the reason',
  { tag: '@once' },
  async ({ page, request }) => {
    const { token } = (await (await request.post('/rest/main/login', { data: demo })).json()) as {
      token: string;
    };
    await request.post('/rest/main/logout', { data: {}, headers: { Authorization: `Bearer ${token}` } });
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('brandwright.token', value), token);
    await page.goto('/homebase');
    await expect(
      page.getByRole('status').filter({ hasText: 'Your session has expired. Please log in again.' }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('brandwright.token'))).toBeNull();
  },
);

test('logging out ends the session on the server', { tag: '@once' }, async ({ page, request }) => {
  const { token } = (await (await request.post('/rest/main/login', { data: demo })).json()) as {
    token: string;
  };
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('brandwright.token', value), token);
  await page.goto('/homebase');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const answer = await request.get('/rest/main/web/stores/me', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});

test('an address that leads nowhere says so', { tag: '@once' }, async ({ founder }) => {
  await founder.goto('/nowhere');
  await expect(founder.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
