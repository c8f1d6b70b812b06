import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { studioAddress } from '../addresses.ts';

const threadTemplates = 9;

/** Blank products that a design can stand on. */
export function DesignTemplatesCard({ output, density }: CardProps<OutputOfCard<'design_templates'>>) {
  const rows = density === 'thread' ? output.rows.slice(0, threadTemplates) : output.rows;
  const more = output.total - rows.length;
  return (
    <Card
      label="Products to design on"
      title={`${count(output.total, 'product')} to design on`}
      note="Minimum orders are estimates of what factories usually accept."
      actions={
        more > 0 && (
          <Button asChild size="small">
            <Link to={studioAddress()}>{count(more, 'more product')}</Link>
          </Button>
        )
      }
    >
      <div className="@container">
        <ul className="grid grid-cols-3 gap-x-3 gap-y-4 @md:grid-cols-4">
          {rows.map(({ templateKey, name, pictureUrl, moq }) => (
            <li key={templateKey} className="flex min-w-0 flex-col gap-1">
              <Picture src={pictureUrl} alt="" sizes="160px" />
              <span className="text-sm">{name}</span>
              <span className="text-xs text-ink-soft tabular-nums">from {moq.toLocaleString('en-US')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
