import { expect, test } from './fixtures.ts';

test(
  'a refund is chosen, looked at and paid back, and stands on the order',
  { tag: '@once' },
  async ({ founder: page, own }) => {
    const number = own.turnOf([1051, 1052, 1053], [1055, 1056, 1057]);
    await page.goto(`/order-details/${number}`);
    await page.getByRole('region', { name: 'Money' }).getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: `Refund order #${number}` });
    await dialog.getByRole('combobox', { name: 'Refund', exact: true }).click();
    await page.getByRole('option', { name: 'An amount' }).click();
    await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('99999');
    await expect(dialog.getByRole('alert')).toContainText('can still be refunded');
    await expect(dialog.getByRole('button', { name: 'Review refund' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Amount in USD' }).fill('1.25');
    await expect(dialog.getByRole('status')).toContainText('$1.25');
    await dialog.getByRole('textbox', { name: 'Details' }).fill(`box dented (${own.word})`);
    await dialog.getByRole('button', { name: 'Review refund' }).click();
    await expect(dialog).toContainText('A refund can’t be taken back.');
    await expect(dialog).toContainText(`We refunded $1.25 of your order #${number}`);
    await dialog.getByRole('button', { name: 'Refund $1.25' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Money' })).toContainText(`box dented (${own.word})`);
  },
);
