import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { CategoryTile } from '../parts/category-tile.tsx';

/** The categories of the marketplace as pictures that open them. */
export function CategoriesCard({ output }: CardProps<OutputOfCard<'categories'>>) {
  return (
    <Card label="Categories" title={count(output.rows.length, 'category', 'categories')}>
      <div className="@container">
        <ul className="grid grid-cols-3 gap-x-3 gap-y-4 @md:grid-cols-5">
          {output.rows.map((category) => (
            <li key={category.categoryId}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
