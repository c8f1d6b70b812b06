import { listFactoryMatches } from '@brandwright/contract/sourcing/agent/list-factory-matches.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { matchedPack, showMatches } from './match-factories.ts';

export default implement(listFactoryMatches, {
  async run(context, { techPackId, techPackNumber, ...page }) {
    const row = await matchedPack(context, { techPackId, techPackNumber });
    return { output: await showMatches(context, row, page) };
  },
});
