import { getReport } from '@brandwright/contract/insight/get-report.ts';
import type { Kernel } from '@brandwright/platform';
import { testStore } from '@brandwright/platform/kernel/testing.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { groundingServices } from './grounding.ts';

it('says why a read that is tried takes long, and nothing of one that is quick or has nothing to say', async () => {
  const store = await testStore({ flags: ['analytics'] });
  let slowMs = 1400;
  const kernel: Kernel = {
    ...store.kernel,
    run: async (call) => {
      await pause(slowMs);
      return store.kernel.run(call);
    },
  };
  const said: string[] = [];
  const services = groundingServices(
    { kernel, caller: store.caller(), tellWait: (note) => said.push(note) },
    [],
  );
  expect(await services.tryRead('list_reports', {})).toMatchObject({ ok: true });
  expect(said).toEqual([]);
  expect(await services.tryRead('get_report', { report: 'order-avg-value' })).toMatchObject({ ok: true });
  expect(said).toEqual([getReport.whileSlow]);
  slowMs = 0;
  await services.tryRead('get_report', { report: 'analytics-rfm' });
  expect(said).toHaveLength(1);
});
