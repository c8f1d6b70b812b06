import type { searchByImage } from '@brandwright/contract/sourcing/marketplace/image-search/search-by-image.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { Chip } from '#ui/badge.tsx';
import { Colors } from './likeness.tsx';

/** What the picture seems to show, as a filter, and its colors. */
export function SeenInPicture({
  found,
  category,
  onCategory,
}: {
  found: OutputOf<typeof searchByImage>;
  category: string | null;
  onCategory: (id: string | null) => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {found.kind && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          Looks like {found.kind.subgroup.toLowerCase()}
          <Chip
            pressed={category === found.kind.categoryId}
            onClick={() => onCategory(category === null ? (found.kind?.categoryId ?? null) : null)}
          >
            Only {found.kind.categoryName.toLowerCase()}
          </Chip>
        </p>
      )}
      {!found.kind && category !== null && (
        <Chip onRemove={() => onCategory(null)} removeLabel="Remove category">
          {category}
        </Chip>
      )}
      <Colors colors={found.colors} />
    </div>
  );
}
