import { expect, say, test, thread } from './fixtures.ts';

test('a supplier is opened, noted about, and the note taken back', async ({ founder: page, own }) => {
  const words = `Asked for a price list (${own.word})`;
  await page.goto('/inbox/my-suppliers?searchTerm=denizli');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Denizli Dokuma' }).filter({ visible: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Denizli Dokuma' });
  await drawer.getByRole('textbox', { name: 'New note' }).fill(words);
  await drawer.getByRole('button', { name: 'Add note' }).click();
  const note = drawer.getByRole('listitem').filter({ hasText: words });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: /^Remove note/ }).click();
  await expect(note).toHaveCount(0);
});

test('a bad invite is refused at its fields and a good one stands in the list', async ({
  founder: page,
  own,
}) => {
  const name = `${own.turnOf(['Tumbleweed'], ['Quillfeather'])} ${own.word} Works`;
  const host = name.toLowerCase().replaceAll(' ', '-');
  await page.goto('/inbox/my-suppliers');
  await page.getByRole('main').getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a supplier' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(`hello@${host}.example`);
  await dialog.getByRole('textbox', { name: /^Website/ }).fill('http://192.168.0.1');
  await dialog.getByRole('button', { name: /^Invite/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('website’s name');
  await dialog.getByRole('textbox', { name: /^Website/ }).fill(`${host}.example`);
  await dialog.getByRole('button', { name: /^Invite/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/inbox/my-suppliers?invite=INVITED&searchTerm=${encodeURIComponent(name)}`);
  await expect(
    page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }),
  ).toBeVisible();
});

test('a list is looked at and imported', { tag: '@once' }, async ({ founder: page, own }) => {
  const name = `Blaufeder ${own.word} Keramik`;
  const list = [
    'Werk;Land;Adresse',
    `${name} GmbH;Deutschland;Töpferweg 3, Höhr-Grenzhausen`,
    `${name.toUpperCase()};Germany;Töpferweg 3, Höhr-Grenzhausen`,
    ';Italy;Via Lunga 1, Faenza',
  ].join('\n');
  await page.goto('/inbox/my-suppliers');
  await page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'werke.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') });
  // "Werk" is no word that is known: what stands in the column tells it.
  await expect(dialog.getByRole('combobox', { name: 'Column Werk' })).toContainText('Name');
  await expect(dialog).toContainText('the same as line 2');
  await dialog.getByRole('button', { name: 'Import 1 supplier' }).click();
  // A job does it; the card says when it is over.
  const report = dialog.getByRole('article', { name: 'Import of werke.csv' });
  await expect(report.getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goto(`/inbox/my-suppliers?searchTerm=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: `${name} GmbH` }).filter({ visible: true })).toBeVisible();
});

test(
  'the expanded network is searched and gives a supplier',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const name = own.turnOf(
      ['Halda Bay', 'Chondrima North', 'Golpata'],
      ['Moyurkonthi', 'Akashlina', 'Surjodoy'],
    );
    await page.goto(`/browse-suppliers?view=expanded-network&searchKey=${name}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(name);
    await main.getByRole('button', { name: new RegExp(`^Add ${name}`) }).click();
    await expect(main).toContainText('My supplier');
  },
);

test('suppliers are asked for and noted about by talking', { tag: '@once' }, async ({ founder: page }) => {
  await page.goto('/homebase');
  await say(page, 'which of my suppliers are in France?');
  await expect(thread(page)).toContainText('Atelier Brume');
  await say(page, 'What did I note about Kilnwood Stoneware?');
  await expect(thread(page)).toContainText('Quoted 9 weeks');
});
