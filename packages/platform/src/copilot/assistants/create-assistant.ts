import { OperationError } from '@brandwright/contract';
import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { mostAssistants } from '@brandwright/contract/copilot/assistants/entities.ts';
import { readSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import { nameFrom } from '@brandwright/contract/copilot/assistants/request-words.ts';
import type { AssistantSchedule } from '@brandwright/contract/copilot/assistants/schedule.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { livingAssistants, type AssistantRow } from './find-assistant.ts';
import { checkedLeave } from './leave.ts';
import { nextRun } from './rules.ts';
import { storeTimeZone } from './store-time-zone.ts';
import { assistants } from './tables.ts';
import { refuseTaken, said, workOf, inNameOf, changed, takeBack } from './keep-assistants.ts';

const usualSchedule: AssistantSchedule = { every: 'DAY', at: '08:00' };

function freeName(name: string, all: readonly AssistantRow[]): string {
  const taken = new Set(all.map((row) => row.name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(tried.toLowerCase())) return tried;
  }
}

export default implement(createAssistant, {
  async run(context, input) {
    const all = await livingAssistants(context);
    if (all.length >= mostAssistants) {
      throw new OperationError(
        'conflict',
        `A store can have up to ${mostAssistants} assistants. Delete one you no longer need first.`,
      );
    }
    const name = input.name ?? freeName(nameFrom(input.instructions), all);
    refuseTaken(name, all);
    const schedule = said(input.schedule) ?? readSchedule(input.instructions)?.schedule ?? usualSchedule;
    const timeZone = input.timeZone ?? (await storeTimeZone(context));
    const id = randomUUID();
    const now = context.clock.now();
    await context.db.insert(assistants).values({
      storeId: context.storeId,
      id,
      name,
      instructions: workOf(input.instructions),
      schedule,
      timeZone,
      ...checkedLeave({ mayUse: input.mayUse ?? null, mayPropose: input.mayPropose ?? [] }),
      isActive: true,
      nextRunAt: nextRun(schedule, timeZone, now),
      ...inNameOf(context),
      createdAt: now,
    });
    return changed(context, id, { deletedAt: context.clock.now().toISOString() });
  },
  undo: takeBack,
});
