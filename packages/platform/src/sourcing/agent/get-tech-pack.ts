import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findTechPack } from './find-tech-pack.ts';
import { showTechPack } from './show-tech-pack.ts';

export default implement(getTechPack, {
  async run(context, named) {
    return { output: await showTechPack(context, await findTechPack(context, named)) };
  },
});
