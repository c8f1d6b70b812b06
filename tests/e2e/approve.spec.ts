import { expect, test } from './fixtures.ts';

test(
  'what a program asks over MCP is decided at its page, after a login',
  { tag: '@once' },
  async ({ page, request, own }) => {
    // A store of its own: other tests count the demo's orders.
    const person = { email: `noor.${own.word}@example.com`, password: 'long-enough-now' };
    const account = { ...person, name: 'Noor Aziz' };
    const opened = await request.post('/rest/main/register?userType=STORE', { data: account });
    const { token } = (await opened.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' };
    const order = {
      customerName: 'Maya Chen',
      addressLine1: '12 Alder Way',
      city: 'Portland',
      state: 'OR',
      zipCode: '97205',
      countryCode: 'US',
      item: 'Ceramic mug',
      quantity: 2,
      unitPriceMinor: 2100,
      paid: true,
    };
    const placed = await request.post('/rest/main/web/orders/manual-retail', { data: order, headers });
    const { orderNumber } = (await placed.json()) as { orderNumber: number };
    const params = { name: 'cancel_order', arguments: { orderNumber } };
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const asked = await request.post('/mcp', { data: call, headers });
    const { result } = (await asked.json()) as { result: { structuredContent: { approveAt: string } } };

    await page.goto(result.structuredContent.approveAt);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(result.structuredContent.approveAt);
    const main = page.getByRole('main');
    await expect(main).toContainText('A program that someone in your store connected is asking for this.');
    await expect(main).toContainText(`order #${orderNumber}`);
    await main.getByRole('button', { name: /refund/i }).click();
    await expect(main).toContainText(`Order #${orderNumber} is canceled`);
    await expect(main).not.toContainText('A program that someone');
  },
);
