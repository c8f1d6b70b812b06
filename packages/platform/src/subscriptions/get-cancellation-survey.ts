import { getCancellationSurvey } from '@brandwright/contract/subscriptions/get-cancellation-survey.ts';
import { implement } from '../kernel/request/implementation.ts';
import { openSurvey, readSurvey } from './survey-rows.ts';

export default implement(getCancellationSurvey, {
  run: async (context) => ({ output: await readSurvey(context, (await openSurvey(context))?.answers ?? []) }),
});
