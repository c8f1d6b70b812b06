import { Link } from 'react-router';
import type { Category } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { count } from '#ui/format.ts';
import { packagingAddress, suppliersAddress } from '../../addresses.ts';
import { Picture } from '#ui/picture.tsx';

/** A category with what one finds in it. Packaging is ordered off the shelf, everything else begins with its suppliers. */
export function CategoryTile({ category }: { category: Category }) {
  return (
    <article className="group relative flex flex-col gap-2">
      <Picture src={category.coverUrl} alt="" sizes="150px" className="rounded-xl" />
      <h3 className="text-sm font-medium">
        <Link
          to={
            category.kind === 'PACKAGING'
              ? packagingAddress(category.categoryId)
              : suppliersAddress({ categoryIds: [category.categoryId] })
          }
          className="after:absolute after:inset-0 after:rounded-xl group-hover:underline group-hover:underline-offset-4"
        >
          {category.name}
        </Link>
      </h3>
      <p className="figures -mt-1.5 text-xs text-ink-soft">{count(category.supplierCount, 'supplier')}</p>
    </article>
  );
}
