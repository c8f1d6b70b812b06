import { test as base, expect } from '@playwright/test';
import type { Locator, Page, TestInfo } from '@playwright/test';

const demo = { email: 'founder@demo.brandwright.test', password: 'brandwright-demo' };

/** What a try has for itself: tries share the demo store, and each leaves behind what it made. */
interface Own {
  /** A word for names: "desktop", "phone2". */
  word: string;
  /** The try's turn of some records that may be changed once each. */
  turn: <T>(...records: readonly [T, ...T[]]) => T;
  /** As `turn`, of other records on a phone. */
  turnOf: <T>(desktop: readonly [T, ...T[]], phone: readonly [T, ...T[]]) => T;
}

/** A milestone that the demo store has not reached. */
export const halfAMillion = {
  level: '500k',
  thresholdMinor: 50_000_000,
  label: '$500,000',
  headline: '$500,000 sold',
  message: 'Half a million, one parcel at a time.',
};

/** Counts the tries of a test, repeats included, from 0. */
export const tryOf = ({ project, retry, repeatEachIndex }: TestInfo): number =>
  repeatEachIndex * (project.retries + 1) + retry;

/**
 * Set by `npm test`, which has 25 minutes whatever the machine: milliseconds after which no test begins. What is left out is told
 * as skipped.
 */
const until = Number(process.env['BROWSER_TESTS_UNTIL'] ?? Infinity);

interface Fixtures {
  inTime: void;
  own: Own;
  /** A page on which the demo founder is logged in. */
  founder: Page;
}

/** Tests with the demo founder logged in. The login is made once per worker. */
export const test = base.extend<Fixtures, { token: string }>({
  inTime: [
    // Playwright reads from the pattern which fixtures are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, info) => {
      info.skip(info.retry === 0 && Date.now() > until, 'no time was left');
      await provide();
    },
    { auto: true },
  ],
  own: async ({ isMobile }, provide, info) => {
    const count = tryOf(info);
    const turn: Own['turn'] = (...records) => records[count % records.length] ?? records[0];
    await provide({
      word: `${info.project.name}${count || ''}`,
      turn,
      turnOf: (desktop, phone) => turn(...(isMobile ? phone : desktop)),
    });
  },
  token: [
    async ({ playwright }, provide, workerInfo) => {
      const baseURL = workerInfo.project.use.baseURL ?? '';
      const request = await playwright.request.newContext({ baseURL });
      const answer = await request.post('/rest/main/login', { data: demo });
      await provide(((await answer.json()) as { token: string }).token);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  founder: async ({ page, token }, provide) => {
    await page.addInitScript((value) => localStorage.setItem('brandwright.token', value), token);
    await provide(page);
  },
});

export { demo, expect };

/** The text box of the copilot. */
export const composer = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Message to the partner' });

/** Says something to the partner and waits until the answer is complete. */
export async function say(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await composer(page).press('Enter');
  await answered(page);
}

/** Waits until nothing is being answered. */
export async function answered(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/llm\/[\da-f-]{36}$|^(?!.*(homebase|\/llm\/))/);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy' }).last()).toBeVisible();
}

/** The messages of the thread. */
export const thread = (page: Page): Locator => page.getByRole('log', { name: 'Chat' });

/** Colors that are still on their way to others have a contrast of neither. Runs in the page. */
const settled = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await frame();
})()`;
/** Waits until nothing moves or changes its color, for what looks at colors. */
export const settle = (page: Page) => page.evaluate(settled);
