import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { catalogPath, templatesPath } from '../addresses.ts';
import { TemplateRows } from '../parts/template-rows.tsx';

const threadRows = 6;

/** The store's templates that fit what was asked. */
export function ProductTemplatesCard({ output, density }: CardProps<OutputOfCard<'product_templates'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card
      label="Print-on-demand templates"
      title={output.total === 0 ? 'No templates' : count(output.total, 'template')}
      {...(output.total === 0 ? { note: 'Pick a blank and put a design on it.' } : {})}
      flush={shown.length > 0}
      actions={
        <>
          <Button asChild size="small">
            <Link to={output.total === 0 ? catalogPath : templatesPath}>
              {output.total === 0 ? 'Open the catalog' : 'Open the templates'}
            </Link>
          </Button>
          {more > 0 && <span className="figures self-center text-sm text-ink-soft">{more} more</span>}
        </>
      }
    >
      {shown.length > 0 && <TemplateRows templates={shown} />}
    </Card>
  );
}
