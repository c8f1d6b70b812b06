import { deleteQuestionnaire } from '@brandwright/contract/store/questionnaires/delete-questionnaire.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findQuestionnaire, keptQuestionnaire, toQuestionnaire, withId } from './find-questionnaire.ts';
import { simpleQuestionnaires } from './tables.ts';

export default implement(deleteQuestionnaire, {
  async run(context, { id }) {
    const row = await findQuestionnaire(context, id);
    await context.db.delete(simpleQuestionnaires).where(withId(context, id));
    return {
      output: { id, name: row.name },
      undo: toQuestionnaire(row),
      subject: { kind: 'questionnaire', id },
    };
  },
  async undo(context, given) {
    const row = keptQuestionnaire.parse(given);
    await context.db.insert(simpleQuestionnaires).values({ storeId: context.storeId, ...row });
  },
});
