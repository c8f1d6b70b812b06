import type { Category } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { CategoryTile } from './category-tile.tsx';

/** Every category, with a picture. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  return (
    <section aria-label="Categories" data-tour="area-icons">
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]">
        {categories.map((category) => (
          <li key={category.categoryId}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
