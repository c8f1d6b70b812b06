import { listFacts } from '@brandwright/contract/copilot/vault/list-facts.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { stemsOf } from './full-text.ts';
import { findFacts } from './facts.ts';

export default implement(listFacts, {
  async run(context, { about, page, size }) {
    const stems = about ? await stemsOf(context, about) : [];
    // "What do you remember about us?" is about everything.
    const found = await findFacts(context, stems.length > 0 ? stems : undefined, { page, size });
    return { output: { ...found, about: stems.length > 0 ? (about ?? null) : null, page, size } };
  },
});
