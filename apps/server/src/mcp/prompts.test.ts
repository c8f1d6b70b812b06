import { operations, type AnyDeclaration } from '@brandwright/contract';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectMcp } from '../testing/mcp-client.ts';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: Person;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.register();
  ({ client } = await connectMcp(server.url, ada.token));
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

describe('prompts', () => {
  it('are one for each area that has questions, and questions about a record or a product', async () => {
    const { prompts } = await client.listPrompts();
    const names = prompts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['start_orders', 'start_brand_kits', 'look_up_tariff']));
    const areas = new Set(
      (operations as readonly AnyDeclaration[]).filter(({ offered }) => offered).map(({ area }) => area),
    );
    expect(names.filter((name) => name.startsWith('start_')).length).toBeLessThanOrEqual(areas.size);
    expect(prompts.find(({ name }) => name === 'look_up_tariff')).toMatchObject({
      title: expect.any(String) as string,
      arguments: [
        { name: 'product', required: true, description: 'For example: ceramic mugs' },
        { name: 'country', required: true },
      ],
    });
    expect(prompts.find(({ name }) => name === 'get_my_supplier')?.arguments).toMatchObject([
      { name: 'supplier' },
    ]);
    // Two blanks of a kind have names of their own.
    expect(
      prompts.find(({ name }) => name === 'compare_tariffs')?.arguments?.map(({ name }) => name),
    ).toEqual(['product', 'country', 'country_2']);
    // Nothing that acts is a question to start from.
    const reads = operations.filter(({ effect }) => effect === 'read').map(({ name }) => name as string);
    for (const name of names.filter((one) => !one.startsWith('start_'))) expect(reads).toContain(name);
  });

  it('say their sentence with what the person names, and nothing in place of what was left out', async () => {
    const said = await client.getPrompt({
      name: 'look_up_tariff',
      arguments: { product: ' wool\n\nsocks {country|x} ', country: 'Peru' },
    });
    expect(said.messages).toEqual([
      {
        role: 'user',
        content: { type: 'text', text: 'What is the duty on wool socks {country|x} from Peru?' },
      },
    ]);
    const orders = await client.getPrompt({ name: 'start_orders' });
    expect(JSON.stringify(orders.messages)).toContain('Orders');
    const incomplete: Record<string, string>[] = [
      {},
      { product: 'mugs' },
      { product: 'x'.repeat(300), country: 'Peru' },
      { product: '  ', country: 'Peru' },
    ];
    for (const given of incomplete) {
      const asked = client.getPrompt({ name: 'look_up_tariff', arguments: given });
      await expect(asked).rejects.toMatchObject({ code: -32602 });
    }
    await expect(client.getPrompt({ name: 'constructor' })).rejects.toMatchObject({ code: -32602 });
  });

  it('are helped to with what is known', async () => {
    const completed = async (name: string, argument: string, value: string) => {
      const ref = { type: 'ref/prompt' as const, name };
      return (await client.complete({ ref, argument: { name: argument, value } })).completion.values;
    };
    const { token } = ada;
    const invited = { name: 'Harbour Ceramics', email: 'hello@harbour.example' };
    const added = await server.api('/web/supplier-invites', { token, body: invited });
    expect(added.status, added.text).toBeLessThan(300);
    expect(await completed('get_my_supplier', 'supplier', 'harb')).toEqual(['Harbour Ceramics']);
    expect(await completed('compare_tariffs', 'country_2', 'viet')).toEqual(['Vietnam']);
    expect(await completed('get_order', 'order', '1')).toEqual([]);
    expect(await completed('look_up_tariff', 'nothing', 'viet')).toEqual([]);
    expect(await completed('nothing', 'supplier', 'harb')).toEqual([]);
    const eve = await connectMcp(server.url, (await server.register('Eve')).token);
    const theirs = {
      ref: { type: 'ref/prompt' as const, name: 'get_my_supplier' },
      argument: { name: 'supplier', value: 'harb' },
    };
    expect((await eve.client.complete(theirs)).completion.values).toEqual([]);
    await eve.client.close();
  });
});
