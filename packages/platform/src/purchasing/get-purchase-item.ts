import { recordKinds } from '@brandwright/contract';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import { implement } from '../kernel/request/implementation.ts';
import { purchaseItems } from './tables.ts';
import { saysAll } from './words-in.ts';
import { type ItemRow, withInvoices } from './items.ts';

const select = (context: Context, where: SQL): Promise<ItemRow[]> =>
  context.db
    .select()
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), where))
    .orderBy(desc(purchaseItems.createdAt))
    .limit(6);

const purchaseKind: RecordKindDeclaration<ItemRow> = {
  called: recordKinds.purchase_item,
  nameOf: ({ title }) => title,
  labelOf: ({ title, supplierName }) => `${title} from ${supplierName}`,
  lookUp: 'Say "show my purchase orders" to see them.',
  byId: async (context, id) => (await select(context, eq(purchaseItems.id, id)))[0],
  named: (context, said) =>
    select(context, saysAll(sql`${purchaseItems.title} || ' ' || ${purchaseItems.supplierName}`, said)),
};

export default implement(getPurchaseItem, {
  async run(context, { purchaseItemId }) {
    return {
      output: await withInvoices(context, await resolveRecord(context, purchaseKind, purchaseItemId)),
    };
  },
});
