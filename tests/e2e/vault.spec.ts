import { expect, test } from './fixtures.ts';

const home = '/ai-agents/data-sources';
const note = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) });

test(
  'a document is added, read, found, replaced and removed, and removal is undone',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const name = `glaze-notes-${own.word}`;
    const title = `Glaze notes ${own.word}`;
    const word = `celadon${own.word}`;
    await page.goto(home);
    await page
      .getByLabel('Documents to add')
      .setInputFiles(note(`${name}.md`, `# Firing\n\nThe ${word} glaze is fired at 1240 degrees.`));
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row.getByRole('status').filter({ visible: true })).toHaveText('Ready');

    await page.getByRole('searchbox', { name: 'Search all documents' }).fill(`${word} firing`);
    await page.keyboard.press('Enter');
    const quote = page.locator('blockquote').filter({ hasText: '1240 degrees' });
    await expect(quote.locator('mark').first()).toBeVisible();
    await page.getByRole('link', { name: new RegExp(`${title}, p. 1`) }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('article').locator('mark').first()).toHaveText(new RegExp(word, 'i'));

    await page
      .getByLabel('Replacement file')
      .setInputFiles(note(`${name}-2.md`, 'The glaze is fired at 1260 degrees now.'));
    await expect(page.getByRole('article')).toContainText('1260 degrees');

    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(row).toHaveCount(1);
  },
);

test(
  'a file that the vault does not read is refused, with what it reads',
  { tag: '@once' },
  async ({ founder: page }) => {
    await page.goto(home);
    await page.getByLabel('Documents to add').setInputFiles({
      name: 'movie.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('\u0000\u0001 nothing'),
    });
    await expect(page.getByRole('alert').first()).toContainText("can't be uploaded");
  },
);

test('a fact is added and forgotten', { tag: '@once' }, async ({ founder: page, own }) => {
  const fact = `the kiln of ${own.word} is off on Sundays`;
  await page.goto(`${home}?tab=facts`);
  await page.getByRole('textbox', { name: 'Something to remember' }).fill(fact);
  await page.getByRole('button', { name: 'Remember' }).click();
  const row = page.getByRole('listitem').filter({ hasText: fact });
  await expect(row).toContainText('Nora Whitfield');
  await row.getByRole('button', { name: /Forget/ }).click();
  await expect(row).toHaveCount(0);
});
