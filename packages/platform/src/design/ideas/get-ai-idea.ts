import { getAiIdea } from '@brandwright/contract/design/ideas/get-ai-idea.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findIdea } from './find-idea.ts';
import { showIdea } from './show-idea.ts';

export default implement(getAiIdea, {
  async run(context, { aiIdea }) {
    const row = await findIdea(context, aiIdea);
    return { output: showIdea(row), subject: { kind: 'ai_idea', id: row.id } };
  },
});
