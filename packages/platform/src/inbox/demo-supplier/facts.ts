import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import type {
  CatalogItemDetail,
  SupplierDetail,
} from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { Context } from '../../kernel/request/context.ts';

/** Something that a scripted supplier offers, as its catalog has it. */
export type Goods = Pick<
  CatalogItemDetail,
  | 'title'
  | 'categoryName'
  | 'subgroup'
  | 'description'
  | 'materials'
  | 'moq'
  | 'unitPriceMinor'
  | 'priceTiers'
  | 'samplePriceMinor'
  | 'leadTimeDays'
  | 'customizations'
  | 'colorOptions'
  | 'weightGrams'
  | 'lengthMillimetres'
  | 'widthMillimetres'
  | 'heightMillimetres'
>;

/** What a scripted supplier knows: its own row of the marketplace and its own catalog. */
export type SupplierFacts = Pick<
  SupplierDetail,
  | 'name'
  | 'headline'
  | 'city'
  | 'countryName'
  | 'moq'
  | 'samplePriceMinor'
  | 'priceHighMinor'
  | 'priceLowMinor'
  | 'minimumOrderMinor'
  | 'currency'
  | 'productionDaysMin'
  | 'productionDaysMax'
  | 'certifications'
  | 'capabilities'
  | 'materials'
  | 'languages'
  | 'yearFounded'
  | 'employees'
> & { goods: readonly Goods[] };

/** No supplier of the marketplace offers more; what is over it is not known by heart. */
const mostGoods = 24;

export async function readFacts(context: Context, supplierId: string): Promise<SupplierFacts> {
  const supplier = await context.call(getSupplier, { supplierId });
  const { rows } = await context.call(searchCatalogItems, {
    supplierId,
    isSampleKit: false,
    sort: '-rank',
    page: 0,
    size: mostGoods,
  });
  const goods: Goods[] = [];
  for (const { itemId } of rows) goods.push(await context.call(getCatalogItem, { itemId }));
  return { ...supplier, goods };
}
