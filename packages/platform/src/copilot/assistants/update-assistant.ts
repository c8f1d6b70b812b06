import { updateAssistant } from '@brandwright/contract/copilot/assistants/update-assistant.ts';
import { readSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant, livingAssistants } from './find-assistant.ts';
import { checkedLeave } from './leave.ts';
import { nextRun } from './rules.ts';
import { refuseTaken, said, set, workOf, inNameOf, changed, before, takeBack } from './keep-assistants.ts';

export default implement(updateAssistant, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    if (input.name !== undefined)
      refuseTaken(
        input.name,
        (await livingAssistants(context)).filter(({ id }) => id !== row.id),
      );
    const own = input.instructions === undefined ? undefined : readSchedule(input.instructions)?.schedule;
    const schedule = said(input.schedule, row.schedule) ?? own ?? row.schedule;
    const timeZone = input.timeZone ?? row.timeZone;
    const leave = checkedLeave({
      mayUse: input.mayUse === undefined ? row.mayUse : input.mayUse,
      mayPropose: input.mayPropose ?? row.mayPropose,
    });
    await set(context, row.id, {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.instructions === undefined ? {} : { instructions: workOf(input.instructions) }),
      schedule,
      timeZone,
      ...leave,
      ...inNameOf(context),
      failures: 0,
      isRetry: false,
      nextRunAt: nextRun(schedule, timeZone, context.clock.now()),
    });
    return changed(context, row.id, before(row));
  },
  undo: takeBack,
});
