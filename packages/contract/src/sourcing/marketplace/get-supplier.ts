import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { supplierDetail } from './entities.ts';
import { supplierFigures, supplierForModel } from '../say.ts';

export const getSupplier = declareOperation({
  name: 'get_supplier',
  area: 'sourcing',
  title: 'Supplier',
  description:
    'Opens the profile of one marketplace supplier: what it makes, MOQ, sample and unit prices, production time, capabilities, certificates, rating, story. Ids come from search_suppliers; a name does too. Use get_suppliers to set several side by side, list_supplier_reviews for what others wrote.',
  examples: [
    'open the second',
    'tell me more about the first supplier',
    'show the profile of that factory',
    'what is their production time?',
    'which certificates do they hold?',
    "what's the sample price at this supplier?",
    'what is the MOQ of that factory?',
  ],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      question: 'Which supplier?',
      words: ['supplier', 'factory', 'workshop', 'maker', 'manufacturer'],
    }).describe('Id or name of the supplier.'),
  }),
  output: supplierDetail,
  http: { method: 'GET', path: '/app/catalog-companies/{supplierId}' },
  access: mayRead,
  effect: 'read',
  card: 'supplier',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: [
    'list_supplier_reviews',
    'search_catalog_items',
    'list_similar_suppliers',
    'add_favorite',
    'get_review_summary',
  ],
  // The story is the supplier's own words: it stands on the card, and stays out of the model's view.
  toModel: (supplier) => ({
    ...supplierForModel(supplier),
    countryName: supplier.countryName,
    productionDaysMin: supplier.productionDaysMin,
    capabilities: supplier.capabilities,
    materials: supplier.materials,
    languages: supplier.languages,
    yearFounded: supplier.yearFounded,
    employees: supplier.employees,
    responseHours: supplier.responseHours,
    minimumOrderMinor: supplier.minimumOrderMinor,
    completedOrders: supplier.completedOrders,
    isVetted: supplier.isVetted,
    isOnline: supplier.isOnline,
    isFavorite: supplier.isFavorite,
    itemCount: supplier.itemCount,
  }),
  summary: (supplier) => {
    const vetted = supplier.isVetted ? ', vetted' : '';
    const days = `${supplier.productionDaysMin} to ${supplier.productionDaysMax} days of production`;
    return `${supplier.name} in ${supplier.city}, ${supplier.countryName}${vetted}: ${supplierFigures(supplier)} from ${supplier.reviewCount} reviews, ${days}. Makes ${supplier.categoryNames.join(', ').toLowerCase()}.`;
  },
});
