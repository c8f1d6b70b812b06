import { expect, it } from 'vitest';
import { unlessGoing } from './keep-rounds.ts';

it('skips a round while the last one is still going', async () => {
  const begun: (() => void)[] = [];
  const tick = unlessGoing(() => new Promise((resolve) => begun.push(resolve)));
  tick();
  tick();
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await new Promise(setImmediate);
  tick();
  expect(begun).toHaveLength(2);
});
