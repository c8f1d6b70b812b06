import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { getAssistant } from '@brandwright/contract/copilot/assistants/get-assistant.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { namedStore } from '../../store/testing.ts';

let store: TestStore;
beforeAll(async () => {
  store = await namedStore();
  const daily = { at: '8:00', every: 'DAY' as const };
  await store.run(createAssistant, { ...daily, name: 'Late orders', instructions: 'which orders are late' });
  await store.run(createAssistant, { ...daily, name: 'Late quotes', instructions: 'which quotes are open' });
  await store.run(createAssistant, { ...daily, name: 'Stock', instructions: 'what runs out of linen' });
});

const found = async (assistant: string) => (await store.run(getAssistant, { assistant })).name;
const refusal = (assistant: string) => store.refusal(getAssistant, { assistant });

describe('an assistant', () => {
  it('is found by id, by its name, by words of it, and by words of its instructions', async () => {
    const { id } = await store.run(getAssistant, { assistant: 'late ORDERS' });
    expect((await store.run(getAssistant, { id })).name).toBe('Late orders');
    expect(await found('the late quote watcher')).toBe('Late quotes');
    expect(await found('my linen assistant')).toBe('Stock');
  });

  it('is asked for where several fit, and named where none does', async () => {
    expect(await refusal('the late one')).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(
        /^Several assistants match “the late one”: “Late \w+”, “Late \w+”\. Which one\?$/,
      ),
    });
    expect(await refusal('payroll')).toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(
        /^No assistant matches “payroll”\. There are “.*”, “.*” and “.*”\. Say "show my assistants" to see them\.$/,
      ),
    });
  });

  it('of another store is not found', async () => {
    const other = await testStore();
    const { id } = await store.run(getAssistant, { assistant: 'Stock' });
    expect((await other.refusal(getAssistant, { id })).message).toMatch(/^There’s no assistant with that id/);
    expect(await other.refusal(getAssistant, { assistant: 'Stock' })).toMatchObject({
      code: 'not_found',
      message: 'No assistants yet. Say what to check and how often.',
    });
  });
});
