import { listSuppliersForAnswer } from '@brandwright/contract/sourcing/marketplace/list-suppliers-for-answer.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { supplierConditions } from './conditions.ts';
import { pageOfSuppliers } from './suppliers.ts';

export default implement(listSuppliersForAnswer, {
  async run(context, { answer, page, size }) {
    const conditions = await supplierConditions(context, { keyword: answer }, { kind: 'any' });
    const found = await pageOfSuppliers(context, conditions, { sort: '-rank', page, size });
    return { output: { ...found, readAs: conditions.words.readAs } };
  },
});
