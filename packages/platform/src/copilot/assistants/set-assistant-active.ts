import { setAssistantActive } from '@brandwright/contract/copilot/assistants/set-assistant-active.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findAssistant } from './find-assistant.ts';
import { nextRun } from './rules.ts';
import { set, changed, before, takeBack } from './keep-assistants.ts';

export default implement(setAssistantActive, {
  async run(context, input) {
    const row = await findAssistant(context, input);
    await set(context, row.id, {
      isActive: input.isActive,
      pausedBecause: null,
      failures: 0,
      isRetry: false,
      nextRunAt: nextRun(row.schedule, row.timeZone, context.clock.now()),
    });
    return changed(context, row.id, before(row));
  },
  undo: takeBack,
});
