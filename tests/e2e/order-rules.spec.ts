import { expect, test } from './own-store.ts';
import { berlin, orderMugs, withMugs } from './warehouse.ts';

test('a rule is tried on past orders before it is on, and then acts on the next one', async ({ buyer }) => {
  const { page } = buyer;
  await withMugs(buyer);
  const home = await orderMugs(buyer);
  const abroad = await orderMugs(buyer, 1, berlin);
  await page.goto('/fulfillment-rules');
  await page.getByRole('button', { name: 'New rule' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'New order rule' });
  const trial = sheet.getByRole('region', { name: 'Try it on past orders' });
  await expect(trial.getByRole('button', { name: 'Try' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Add a condition' }).click();
  await page.getByRole('menuitem', { name: 'Country', exact: true }).click();
  await sheet.getByRole('combobox', { name: 'It ships to' }).selectOption({ label: 'Germany' });
  await sheet.getByRole('button', { name: 'Add an action' }).click();
  await page.getByRole('menuitem', { name: /tag/i }).click();
  await sheet.getByRole('textbox').first().fill('Customs');
  await trial.getByRole('button', { name: 'Try' }).click();
  const caught = trial.getByRole('list', { name: 'Orders it would have caught' });
  await expect(caught).toContainText(`#${abroad.orderNumber}`);
  await expect(caught).not.toContainText(`#${home.orderNumber}`);
  await expect(trial).toContainText('Nothing was changed.');
  await sheet.getByRole('button', { name: 'Create rule' }).click();
  await expect(sheet).toBeHidden();

  const next = await orderMugs(buyer, 1, berlin);
  await page.goto(`/order-details/${next.orderNumber}`);
  await expect(page.getByRole('main')).toContainText('Customs');
  await page.goto(`/order-details/${abroad.orderNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(abroad.orderNumber));
  await expect(page.getByRole('main')).not.toContainText('Customs');
});
