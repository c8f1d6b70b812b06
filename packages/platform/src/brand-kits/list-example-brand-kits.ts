import { listExampleBrandKits } from '@brandwright/contract/brand-kits/list-example-brand-kits.ts';
import { implement } from '../kernel/request/implementation.ts';
import { exampleSummaries } from './examples/index.ts';

export default implement(listExampleBrandKits, {
  async run() {
    const kits = exampleSummaries();
    return { output: { kits, page: 0, size: kits.length, total: kits.length } };
  },
});
