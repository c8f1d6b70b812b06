import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatMoney } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { designerPath, templatePath } from '../addresses.ts';
import { ColorDots } from '../parts/color-dots.tsx';
import { MarginFigure, MarginWarning } from '../parts/margin-note.tsx';
import { MockupGrid } from '../parts/mockup-grid.tsx';
import { TemplateStatus } from '../parts/template-state.tsx';

/** A template: how it looks, what it sells at, what remains, what is missing. */
export function ProductTemplateCard({ output }: CardProps<OutputOfCard<'product_template'>>) {
  return (
    <Card
      label={output.title}
      title={output.title}
      note={output.productTitle}
      aside={<TemplateStatus state={output.state} />}
      actions={
        <>
          <Button asChild size="small">
            <Link to={templatePath(output.templateId)}>Open the template</Link>
          </Button>
          {output.state === 'DRAFT' && (
            <Button asChild size="small" look="quiet">
              <Link to={designerPath(output.externalProductId)}>Open the designer</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="@container">
        <div className="grid gap-5 @md:grid-cols-[180px_1fr]">
          <Picture src={output.thumbnailUrl} alt={`How ${output.title} looks`} sizes="180px" />
          <div className="flex min-w-0 flex-col gap-3">
            <Details
              items={[
                {
                  label: 'Retail price',
                  value: output.retailPriceMinor === null ? 'not set' : formatMoney(output.retailPriceMinor),
                  strong: output.retailPriceMinor !== null,
                },
                { label: 'Margin', value: output.margin && <MarginFigure margin={output.margin} /> },
                {
                  label: 'Shipping',
                  value: output.freeShipping ? 'free for the shopper' : 'paid by the shopper',
                },
                { label: 'Printed on', value: output.printedOn.join(', ') || 'nothing yet' },
                { label: 'Colors', value: <ColorDots colors={output.colors} /> },
                { label: 'Sizes', value: output.sizes.join(', ') || null },
              ]}
            />
            <MarginWarning margin={output.margin} />
            {output.state === 'DRAFT' && output.missing.length > 0 && (
              <p className="text-sm text-ink-soft">Needed before publishing: {output.missing.join(', ')}.</p>
            )}
          </div>
        </div>
        {output.mockups.length > 1 && <MockupGrid mockups={output.mockups.slice(0, 4)} className="mt-4" />}
      </div>
    </Card>
  );
}
