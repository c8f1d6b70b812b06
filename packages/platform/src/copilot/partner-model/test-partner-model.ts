import { OperationError, type InputOf } from '@brandwright/contract';
import { testPartnerModel } from '@brandwright/contract/copilot/partner-model/test-partner-model.ts';
import { hostWords, modelWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readChoice, type ModelChoice } from './choice.ts';
import { resolveChoice } from './resolve-choice.ts';

/** The job that runs the tasks; its handler stands where the partner is. */
export const testPartnerModelJob = 'test_partner_model';

async function modelToTest(
  context: Context,
  { source, model, address }: InputOf<typeof testPartnerModel>,
): Promise<{ choice: ModelChoice; model: string }> {
  const isOther = source !== undefined || model !== undefined || address !== undefined;
  const choice = isOther
    ? await resolveChoice(context, { source: source ?? (address ? 'COMPATIBLE' : 'OPENAI'), model, address })
    : await readChoice(context);
  const name = choice.source === 'SERVER' ? context.providers.modelServers.standardModel : choice.model;
  if (name === null)
    throw new OperationError(
      'conflict',
      'The built-in model answers here. It runs in this server, needs no key and costs nothing, so there’s nothing to test.',
    );
  return { choice, model: name };
}

export default implement(testPartnerModel, {
  async prepare(context, input) {
    const { choice, model } = await modelToTest(context, input);
    const where = choice.address === null ? 'the model of this server' : hostWords(choice.address);
    return {
      input: {
        source: choice.source,
        ...(choice.address === null ? {} : { address: choice.address, model }),
      },
      preview: {
        verb: `Test ${model}`,
        what: `${modelWords({ ...choice, serverModel: model })} gets three small tasks with made-up data. Nothing from your store is sent.`,
        toWhom: where,
        cost: 'About as much as three answers in the chat',
        irreversible: null,
        values: [],
        warnings: [],
      },
    };
  },
  async run(context, input) {
    const { choice, model } = await modelToTest(context, input);
    const jobId = await context.jobs.enqueue(testPartnerModelJob, { choice });
    return { output: { jobId, source: choice.source, address: choice.address, model } };
  },
});
