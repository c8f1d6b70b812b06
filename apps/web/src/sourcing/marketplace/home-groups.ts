import type { Category } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { CatalogKind, HomeTab } from '@brandwright/contract/sourcing/marketplace/enums.ts';

export interface HomeGroup {
  title: string;
  categoryIds: string[];
}

export const homeTabLabels: Record<HomeTab, string> = {
  All: 'All',
  Products: 'Products',
  Ecommerce_Packaging: 'Ecommerce packaging',
  'Business_&_Creative_Services': 'Business and creative services',
  Website_Development: 'Website development',
};

const kinds: Partial<Record<HomeTab, CatalogKind>> = {
  Products: 'PRODUCT',
  Ecommerce_Packaging: 'PACKAGING',
  'Business_&_Creative_Services': 'SERVICES',
};

/** Categories that a tab shows. */
export function categoriesOf(tab: HomeTab, categories: readonly Category[]): Category[] {
  if (tab === 'Website_Development')
    return categories.filter((category) => category.categoryId === 'websites');
  const kind = kinds[tab];
  return categories.filter((category) => kind === undefined || category.kind === kind);
}

/** Rows of suppliers on the home page: one for each vertical, in the order of the categories, those with most suppliers at most four. */
export function groupsOf(categories: readonly Category[], most = 4): HomeGroup[] {
  const verticals = Map.groupBy(categories, (category) => category.vertical);
  return [...verticals]
    .map(([title, members]) => ({
      title,
      categoryIds: members.map((member) => member.categoryId),
      suppliers: members.reduce((sum, member) => sum + member.supplierCount, 0),
    }))
    .sort((a, b) => b.suppliers - a.suppliers)
    .slice(0, most)
    .map(({ title, categoryIds }) => ({ title, categoryIds }));
}
