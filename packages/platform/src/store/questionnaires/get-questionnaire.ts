import { getQuestionnaire } from '@brandwright/contract/store/questionnaires/get-questionnaire.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findQuestionnaire, toQuestionnaire } from './find-questionnaire.ts';

export default implement(getQuestionnaire, {
  run: async (context, { id }) => ({ output: toQuestionnaire(await findQuestionnaire(context, id)) }),
});
