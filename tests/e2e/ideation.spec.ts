import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test, tryOf } from './fixtures.ts';
import { undoOf } from './messages.ts';

/** Tests of the two projects share one store, so each makes what it works on. */
const named = (what: string, info: TestInfo) => `${what} ${info.project.name} ${tryOf(info)}`;

// One red pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const onBoard = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Board' })
    .getByRole('group', { name })
    .or(page.getByRole('list', { name: 'Board' }).getByRole('listitem', { name }));

async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/your-ideations');
  await page.getByRole('button', { name: 'New project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(dialog.getByRole('alert')).toContainText('needs a title');
  await dialog.getByLabel('Title').fill(title);
  await expect(dialog.getByText('Printing inside costs more than outside only.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/product-ideation\/[\da-f-]{36}$/);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New note' });
  await dialog.getByLabel('Text').fill(text);
  await dialog.getByRole('button', { name: 'Add to board' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(onBoard(page, `Note: ${text}`)).toBeVisible();
}

async function drop(page: Page, name: string): Promise<void> {
  await page
    .getByLabel('Pictures for the board')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: png });
  await expect(onBoard(page, `Picture: ${name}`)).toBeVisible();
}

test(
  'a project is begun, its board filled, and put away',
  { tag: '@once' },
  async ({ founder: page }, info) => {
    const title = named('Boot tray', info);
    await begin(page, title);
    await write(page, 'Ask for recycled rubber');
    await drop(page, 'rubber');

    await onBoard(page, 'Note: Ask for recycled rubber').hover();
    await page.getByRole('button', { name: 'Edit Ask for recycled rubber' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit note' });
    await dialog.getByLabel('Text').fill('Ask two rubber makers');
    await dialog.getByText('Sky').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await onBoard(page, 'Note: Ask two rubber makers').hover();
    await page.getByRole('button', { name: 'Remove Ask two rubber makers' }).click();
    await expect(onBoard(page, 'Note: Ask two rubber makers')).toHaveCount(0);
    await undoOf(page, /^Took the note/);
    await expect(onBoard(page, 'Note: Ask two rubber makers')).toBeVisible();

    await page.getByRole('button', { name: `More about ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toHaveCount(0);
    await page.goto(`/your-ideations?tab=archived&searchTerm=${encodeURIComponent(title)}`);
    const tile = page.getByRole('article', { name: title });
    await tile.getByRole('button', { name: `More about ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Unarchive' }).click();
    await expect(tile).toHaveCount(0);
    await page.goto(`/your-ideations?searchTerm=${encodeURIComponent(title)}`);
    await expect(tile).toBeVisible();
  },
);

test('things are moved by pointer and by keys, taken back, and seen to move elsewhere', async ({
  founder: page,
  isMobile,
}, info) => {
  test.skip(isMobile, 'A phone shows a column.');
  await begin(page, named('Wall hooks', info));
  await write(page, 'Brass or ash');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const note = onBoard(page, 'Note: Brass or ash');
  const elsewhere = onBoard(other, 'Note: Brass or ash');
  await expect(elsewhere).toBeVisible();

  const before = await note.boundingBox();
  if (!before) throw new Error('The note is not on the board.');
  await page.mouse.move(before.x + 60, before.y + 60);
  await page.mouse.down();
  await page.mouse.move(before.x + 260, before.y + 160, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await note.boundingBox())?.x ?? 0))
    .toBe(Math.round(before.x + 200));
  await expect
    .poll(() => elsewhere.evaluate((node) => node.style.left))
    .toBe(await note.evaluate((node) => node.style.left));

  await note.focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(async () => Math.round((await note.boundingBox())?.x ?? 0))
    .toBe(Math.round(before.x + 192));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Math.round((await note.boundingBox())?.x ?? 0)).toBe(Math.round(before.x));
  await expect.poll(() => elsewhere.evaluate((node) => node.style.left)).toBe('0px');
  await note.focus();
  await page.keyboard.press('Delete');
  await expect(elsewhere).toHaveCount(0);
  await other.close();
});

test(
  'a picture is commented on, drawn on, answered and resolved, live for two',
  { tag: '@once' },
  async ({ founder: page }, info) => {
    await begin(page, named('Door mat', info));
    await drop(page, 'weave');
    await onBoard(page, 'Picture: weave').hover();
    await page.getByRole('button', { name: 'Review weave' }).click();
    await expect(page).toHaveURL(/\?collaboration=[\da-f-]{36}$/);
    const panel = page.getByRole('dialog', { name: 'weave' });
    await expect(panel).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const there = other.getByRole('dialog', { name: 'weave' });
    await expect(there).toBeVisible();

    // By keys alone: a pin in the middle, moved, then its words.
    await panel.getByRole('button', { name: 'Comment' }).click();
    await expect(panel.getByRole('button', { name: /^New pin, 50% from the left/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('button', { name: /^New pin, 52% from the left/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Tighter weave here');
    await page.keyboard.press('Enter');
    await expect(there.getByRole('button', { name: 'Thread 1: Tighter weave here' })).toBeVisible();

    await there.getByRole('button', { name: 'Thread 1: Tighter weave here' }).click();
    await there.getByRole('textbox', { name: 'Reply in thread 1' }).fill('Six threads a centimetre');
    await there.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(panel.getByText('Six threads a centimetre')).toBeVisible();

    await panel.getByRole('button', { name: 'Rectangle' }).click();
    const box = await panel.locator('[data-stage]').boundingBox();
    if (!box) throw new Error('There is no picture.');
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4, { steps: 4 });
    await page.mouse.up();
    await panel.getByRole('button', { name: 'Save drawing' }).click();
    await expect(there.getByRole('button', { name: 'Thread 2: mark-up' })).toBeVisible();

    await panel.getByRole('button', { name: /^Thread 1/ }).click();
    await panel.getByRole('button', { name: 'Resolve' }).click();
    await expect(there.getByRole('button', { name: 'Thread 1, resolved: Tighter weave here' })).toBeVisible();
    await panel.getByRole('button', { name: 'More about this picture' }).click();
    await page.getByRole('menuitem', { name: 'Delete all threads' }).click();
    const ask = page.getByRole('dialog', { name: 'Delete threads' });
    await expect(ask).toContainText('can’t be undone');
    await ask.getByRole('button', { name: 'Delete 2 threads' }).click();
    await expect(there.getByRole('button', { name: /^Thread \d/ })).toHaveCount(0);
    await other.close();
    // Escape goes to the question until it is gone, and to what has the focus after it.
    await expect(ask).toHaveCount(0);
    await panel.getByRole('button', { name: 'More about this picture' }).press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(onBoard(page, 'Picture: weave')).toBeVisible();
  },
);

test('a crowdfunding plan is reckoned as one types, and kept', async ({ founder: page, isMobile }) => {
  test.skip(isMobile, 'One plan is at work at a time.');
  await page.goto('/crowdfund-your-idea');
  const costs = page.getByRole('region', { name: 'What the goal must cover' });
  await page.getByLabel('Cost per unit').fill('30');
  await page.getByLabel('Units in the first run').fill('500');
  await page.getByLabel('Goal', { exact: true }).fill('1,000');
  await expect(costs).toContainText('500 × $30.00');
  await expect(costs).toContainText('Estimate');
  await expect(costs).toContainText('is short by');
  await page.getByLabel('Goal', { exact: true }).fill('lots');
  await expect(page.getByText('Enter an amount, such as 24.50.')).toBeVisible();
  await page.getByLabel('Goal', { exact: true }).fill('40,000');
  await expect(costs).toContainText('The goal of $40,000.00 leaves');
  await page.reload();
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('40000');
});

test('a picture in review has no violations', async ({ founder: page }) => {
  await page.goto('/product-ideation/Wooden%20stacker?collaboration=Stacker%20colours');
  const panel = page.getByRole('dialog', { name: 'Stacker colours' });
  await panel.getByRole('button', { name: /^Thread 1/ }).click();
  await expect(panel.getByRole('textbox', { name: 'Reply in thread 1' })).toBeVisible();
  await expectAccessible(page);
});
