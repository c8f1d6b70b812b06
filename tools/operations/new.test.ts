import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readArguments, writeOperation } from './new.ts';
import { staleIndexes } from './update-indexes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A tree with one area and its card map. */
async function emptyTree(): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'new-operation-'));
  onTestFinished(() => rm(tree, { recursive: true, force: true }));
  for (const folder of ['packages/contract/src/orders', 'packages/platform/src/orders', 'tests/utterances'])
    await mkdir(join(tree, folder), { recursive: true });
  await mkdir(join(tree, 'apps/web/src/orders/cards'), { recursive: true });
  await writeFile(
    join(tree, 'apps/web/src/orders/cards/index.tsx'),
    'export const ordersCards = {\n  order: one,\n} satisfies Partial<CardMap>;\n',
  );
  return tree;
}

describe('readArguments', () => {
  it('reads area, room, name, effect and card', () => {
    expect(readArguments(['sourcing/rfq', 'withdraw-request', 'write', '--card'])).toEqual({
      folder: 'sourcing/rfq',
      name: 'withdraw-request',
      effect: 'write',
      card: true,
    });
    expect(readArguments(['orders', 'count-late-orders'])).toMatchObject({ effect: 'read', card: false });
    expect(readArguments(['orders', 'count_late_orders'])).toMatchObject({ name: 'count-late-orders' });
  });

  it.each([
    [['orders'], 'npm run new:operation'],
    [['toys', 'count-toys'], 'There is no area toys'],
    [['orders', 'countOrders'], 'a verb and a noun'],
    [['orders', 'pay-order', 'money'], 'read or write'],
  ])('refuses %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});

describe('writeOperation', () => {
  it('writes both files, the test, the card and its line, places for utterances, and the indexes', async () => {
    const tree = await emptyTree();
    const written = await writeOperation(tree, readArguments(['orders', 'flag-order', 'write', '--card']));
    expect(written).toEqual([
      'packages/contract/src/orders/flag-order.ts',
      'packages/platform/src/orders/flag-order.ts',
      'packages/platform/src/orders/flag-order.test.ts',
      'apps/web/src/orders/cards/flag-order-card.tsx',
      'apps/web/src/orders/cards/index.tsx',
      'tests/utterances/orders.learn.yaml',
      'tests/utterances/orders.held-out.yaml',
      'packages/contract/src/orders/operations.ts',
      'packages/platform/src/orders/operations.ts',
    ]);
    const read = (path: string) => readFile(join(tree, path), 'utf8');
    expect(await read('packages/contract/src/orders/operations.ts')).toContain(
      "export { flagOrder } from './flag-order.ts';",
    );
    expect(await read('packages/platform/src/orders/operations.ts')).toContain('[flagOrder]');
    expect(await read('apps/web/src/orders/cards/index.tsx')).toContain('flag_order: lazyCard(');
    expect(await staleIndexes(tree)).toEqual([]);
  });

  it('changes nothing where the operation is', async () => {
    const tree = await emptyTree();
    const operation = readArguments(['orders', 'flag-order']);
    await writeOperation(tree, operation);
    await expect(writeOperation(tree, operation)).rejects.toThrow('is there already');
  });
});

it('every index of the tree is as its files are', async () => {
  expect((await staleIndexes(root)).map(({ path }) => path)).toEqual([]);
});
