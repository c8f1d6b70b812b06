import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A brief of this test's own: both projects run on one store and one person. */
async function begin(page: Page, token: string, words: string): Promise<string> {
  const answer = await page.request.post('/rest/main/web/ai-sourcing-agents-tech-pack', {
    headers: { authorization: `Bearer ${token}` },
    data: { words },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { techPackId: string }).techPackId;
}

test(
  'a brief is changed in words and by field, gone back on, and matched',
  { tag: '@once' },
  async ({ founder: page, token }) => {
    const id = await begin(page, token, '500 stoneware mugs 350 ml, under $6 each, launching in May');
    await page.goto(`/sourcing-agent?techPackId=${id}`);
    const brief = page.locator('[data-tour="brief"]');
    await expect(brief.getByText('500 units')).toBeVisible();

    await page.getByLabel('Change the brief in words').fill('make it 800 units');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(brief.getByText('800 units')).toBeVisible();

    await page.getByRole('button', { name: 'Edit target price' }).click();
    await page.getByLabel('Target price').fill('5.50');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(brief.getByText('$5.50 a unit')).toBeVisible();

    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(brief.getByText('500 units')).toBeVisible();

    await page.getByRole('button', { name: 'Match factories' }).click();
    await expect(page).toHaveURL(/\/sourcing-agent-review\?techPackId=/);
    const matches = page.locator('[data-tour="factory-matches"]');
    await expect(matches.getByText('/ 100').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Landed cost per origin' })).toBeVisible();
    await matches
      .getByRole('checkbox', { name: /^Choose / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Contact 1 factory' })).toBeEnabled();
  },
);
