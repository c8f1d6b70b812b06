import { listProductListings } from '@brandwright/contract/sourcing/marketplace/list-product-listings.ts';
import { and, desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { marketplaceItems as items } from './tables.ts';
import { pageOfItems } from './items.ts';

export default implement(listProductListings, {
  async run(context, { isSampleKit, sort, page, size }) {
    const order = { '-rankedAt': items.rankedAt, '-rank': items.rank, '-createdAt': items.createdAt }[sort];
    const where = and(eq(items.isSampleKit, isSampleKit), eq(items.kind, 'PRODUCT'));
    return { output: await pageOfItems(context, where, [desc(order)], { page, size }) };
  },
});
