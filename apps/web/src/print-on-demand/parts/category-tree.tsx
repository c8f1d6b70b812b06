import type { BlankCategoryRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { cn } from '#ui/cn.ts';
import { toggleCategory } from '../catalog-view.ts';

interface CategoryTreeProps {
  categories: readonly BlankCategoryRow[];
  selected: number;
  onSelect: (id: number) => void;
}

/** Categories with how many blanks each has; pressing the pressed one shows all again. */
export function CategoryTree({ categories, selected, onSelect }: CategoryTreeProps) {
  const top = categories.filter(({ parent_id }) => parent_id === 0);
  return (
    <nav aria-label="Categories" className="flex flex-col gap-4 text-sm">
      {top.map((category) => (
        <section key={category.id} className="flex flex-col">
          <Entry category={category} selected={selected} onSelect={onSelect} isTop />
          {categories
            .filter(({ parent_id }) => parent_id === category.id)
            .map((row) => (
              <Entry key={row.id} category={row} selected={selected} onSelect={onSelect} />
            ))}
        </section>
      ))}
    </nav>
  );
}

interface EntryProps extends Omit<CategoryTreeProps, 'categories'> {
  category: BlankCategoryRow;
  isTop?: boolean;
}

function Entry({ category, selected, onSelect, isTop = false }: EntryProps) {
  const isSelected = selected === category.id;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onSelect(toggleCategory(selected, category.id))}
      className={cn(
        'flex min-h-8 items-center justify-between gap-2 rounded-md px-2 text-left hover:bg-ink/5',
        isTop ? 'font-medium' : 'pl-4 text-ink-soft hover:text-ink',
        isSelected && 'bg-ink/8 text-ink',
      )}
    >
      <span className="truncate">{category.title}</span>
      <span className="figures text-xs text-ink-soft">{category.productCount}</span>
    </button>
  );
}
