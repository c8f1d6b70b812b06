import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { catalogItemDetail } from './entities.ts';
import { itemForModel, itemLine } from '../say.ts';

export const getCatalogItem = declareOperation({
  name: 'get_catalog_item',
  area: 'sourcing',
  title: 'Catalog item',
  description:
    'Opens one catalog item: price by quantity, MOQ, sample price, lead time, materials, size, weight, customisation, its supplier. Ids come from search_catalog_items; a title works too.',
  examples: [
    'open the second item',
    'show me that product',
    'what does it cost at 1000 units?',
    'how much does that item weigh?',
    'how can this product be customised?',
  ],
  input: z.object({
    itemId: field(z.string().trim().min(1).max(160), {
      ref: 'catalog_item',
      label: 'Item',
      question: 'Which item?',
      words: ['item', 'product', 'catalog item'],
    }).describe('Id or title of the item.'),
  }),
  output: catalogItemDetail,
  http: { method: 'GET', path: '/web/catalog-items/{itemId}' },
  access: mayRead,
  effect: 'read',
  card: 'catalog_item',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['add_to_cart', 'get_supplier', 'list_similar_items', 'look_up_tariff', 'add_favorite'],
  // The description is the supplier's own words: it stands on the card, and stays out of the model's view.
  toModel: (item) => ({
    ...itemForModel(item),
    priceTiers: item.priceTiers,
    materials: item.materials,
    weightGrams: item.weightGrams,
    lengthMillimetres: item.lengthMillimetres,
    widthMillimetres: item.widthMillimetres,
    heightMillimetres: item.heightMillimetres,
    customizations: item.customizations,
    colorOptions: item.colorOptions,
    htsCandidate: item.htsCandidate,
    isFavorite: item.isFavorite,
  }),
  summary: (item) => {
    const weight = item.weightGrams === null ? '' : `, ${item.weightGrams} g`;
    return `${itemLine(item)}, ${item.leadTimeDays} days lead time${weight}. Made by ${item.supplierName}, ${item.supplier.city}, ${item.supplier.countryName}.`;
  },
});
