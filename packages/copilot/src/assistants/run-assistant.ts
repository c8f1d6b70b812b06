import { catalogMessages, OperationError } from '@brandwright/contract';
import { stepsOfARun } from '@brandwright/contract/copilot/assistants/entities.ts';
import type { Caller, Kernel, LongJobHandler } from '@brandwright/platform';
import { operationsOf } from '@brandwright/platform/copilot/assistants/leave.ts';
import {
  endRun,
  longestRunMs,
  noteConversation,
  runAssistantJob,
  startRun,
  type RunEnd,
  type StartedRun,
} from '@brandwright/platform/copilot/assistants/runs.ts';
import { findPerson } from '@brandwright/platform/store/find-person.ts';
import type { TurnLimits } from '../turn/turn-limits.ts';
import { guardedKernel } from './guarded-kernel.ts';
import { outcomeOf } from './run-outcome.ts';

/** Answers words in a conversation of their own, to the end. */
export interface AnswerAlone {
  (
    caller: Caller,
    said: {
      /** The conversation's title. */
      title: string;
      text: string;
      /** Called before the answer begins. */
      onOpened: (conversationId: string) => Promise<void>;
    },
    limits: TurnLimits,
    kernel: Kernel,
  ): Promise<{ turnId: string; messageId: string }>;
}

/**
 * The job behind every run of an assistant: one turn of the partner, in the name and with the role of the person whom it
 * works for, with only the allowed operations, in an archived conversation of its own. A run begins once: one that was
 * cut off by the end of its server counts as failed and is never begun anew, so nothing it did happens twice.
 */
export function assistantJob(kernel: Kernel, answerAlone: AnswerAlone): LongJobHandler {
  return {
    name: runAssistantJob,
    async work(caller, payload) {
      const runId = String(payload['runId']);
      const started = await kernel.inContext(caller, (context) => startRun(context, runId));
      if (!started) return { runId };
      const end =
        started.kind === 'interrupted'
          ? failed('The server stopped midway. What it did up to then is in its chat.')
          : await carryOut(kernel, answerAlone, caller, started);
      await kernel.inContext(caller, (context) => endRun(context, started, end));
      return { runId, status: end.status };
    },
  };
}

const failed = (found: string): RunEnd => ({
  status: 'FAILED',
  found,
  calls: [],
  pendingActionIds: [],
  isFromOutside: false,
});

async function carryOut(
  kernel: Kernel,
  answerAlone: AnswerAlone,
  system: Caller,
  { run, assistant }: StartedRun,
): Promise<RunEnd> {
  try {
    const actor = await kernel.inContext(system, (context) => findPerson(context, assistant.worksFor));
    if (!actor)
      return failed(
        `${assistant.worksForName} is no longer in this store. Change the assistant to take it over.`,
      );
    const { id, name } = assistant;
    const caller: Caller = { ...system, actor, via: 'partner', assistant: { id, name } };
    const leave = operationsOf(assistant);
    const limits: TurnLimits = {
      operations: [...leave.use, ...leave.propose],
      steps: stepsOfARun,
      milliseconds: longestRunMs,
      unattended: assistant.name,
    };
    const said = {
      title: assistant.name,
      text: assistant.instructions,
      onOpened: (conversationId: string) =>
        kernel.inContext(caller, (context) => noteConversation(context, run.id, conversationId)),
    };
    const turn = await answerAlone(caller, said, limits, guardedKernel(kernel, leave));
    return await kernel.inContext(caller, (context) => outcomeOf(context, turn));
  } catch (error) {
    if (error instanceof OperationError) return failed(error.message);
    kernel.log.error({ error: String(error), runId: run.id }, 'a run of an assistant failed');
    return failed(catalogMessages.generic);
  }
}
