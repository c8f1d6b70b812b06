import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { catalogPath } from '../addresses.ts';

/** The categories of the catalog, with how many blanks each has. */
export function BlankCategoriesCard({ output }: CardProps<OutputOfCard<'blank_categories'>>) {
  const top = output.rows.filter((row) => row.parent_id === 0);
  return (
    <Card
      label="Print-on-demand categories"
      title="Print-on-demand categories"
      actions={
        <Button asChild size="small">
          <Link to={catalogPath}>Open the catalog</Link>
        </Button>
      }
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {top.map((category) => (
          <section key={category.id}>
            <h4 className="flex justify-between gap-2 text-sm font-medium">
              {category.title}
              <span className="figures text-ink-soft">{count(category.productCount, 'blank')}</span>
            </h4>
            <ul className="mt-1 text-sm text-ink-soft">
              {output.rows
                .filter((row) => row.parent_id === category.id)
                .map((row) => (
                  <li key={row.id} className="flex justify-between gap-2">
                    <Link
                      to={`${catalogPath}?category=${row.id}`}
                      className="rounded-sm hover:text-ink hover:underline hover:underline-offset-4"
                    >
                      {row.title}
                    </Link>
                    <span className="figures">{row.productCount}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
