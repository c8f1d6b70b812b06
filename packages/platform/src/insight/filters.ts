import { countryName } from '@brandwright/language/values/countries.ts';
import type { InputOf } from '@brandwright/contract';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import type { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { originLabels } from '@brandwright/contract/orders/enums.ts';
import type { Context } from '../kernel/request/context.ts';
import type { Filters } from './figure-rows.ts';
import { stateNames } from './us-states.ts';

type Given = Pick<
  InputOf<typeof getFigures>,
  'channel' | 'withoutChannel' | 'country' | 'state' | 'customerType' | 'product' | 'discountCode'
>;

/** Errors: those of get_product if the product isn't found. */
export async function readFilters(context: Context, { product, ...rest }: Given): Promise<Filters> {
  if (product === undefined) return rest;
  const found = await context.call(getProduct, { product });
  return {
    ...rest,
    product: { title: found.title, codes: found.skus.map(({ code }) => code.toLowerCase()) },
  };
}

/** "Shopify", "California", "new customers". */
export const filterWords = ({
  channel,
  withoutChannel,
  country,
  state,
  customerType,
  product,
  discountCode,
}: Filters): string[] => [
  ...(product ? [product.title] : []),
  ...(channel ? [originLabels[channel]] : []),
  ...(withoutChannel ? [`without ${originLabels[withoutChannel]}`] : []),
  ...(country ? [countryName(country)] : []),
  ...(state ? [stateNames.get(state) ?? state] : []),
  ...(customerType ? [customerType === 'NEW' ? 'new customers’ first orders' : 'returning customers'] : []),
  ...(discountCode ? [`code ${discountCode}`] : []),
];
