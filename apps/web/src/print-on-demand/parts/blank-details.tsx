import type { BlankProductDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { Details } from '#ui/details.tsx';
import { formatMoney } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { ColorDots } from './color-dots.tsx';

/** What is known of a blank. */
export function BlankDetails({ blank }: { blank: BlankProductDetail }) {
  const costs = blank.variants.map(({ costMinor }) => costMinor);
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  const [rate] = blank.shipping;
  const days =
    blank.productionDaysLeast === null
      ? null
      : `${blank.productionDaysLeast} to ${blank.productionDaysMost ?? blank.productionDaysLeast} days`;
  return (
    <div className="@container">
      <div className="grid gap-5 @lg:grid-cols-[200px_1fr]">
        <Picture src={blank.imageUrl} alt="" sizes="(max-width: 640px) 90vw, 200px" />
        <div className="flex min-w-0 flex-col gap-4">
          <p className="text-sm text-ink-soft">{blank.description}</p>
          <Details
            items={[
              {
                label: 'Blank',
                value: low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`,
                strong: true,
              },
              { label: 'Colors', value: <ColorDots colors={blank.colors} most={14} /> },
              { label: 'Sizes', value: blank.sizes.join(', ') || null },
              { label: 'Production time', value: days },
              { label: 'US shipping, one unit', value: rate && formatMoney(rate.amountMinor) },
            ]}
          />
          <section>
            <h4 className="text-sm font-medium">Where it can be printed</h4>
            <Details
              className="mt-2"
              items={blank.printAreas.map((area) => ({
                label: `${area.title}, ${Math.round(area.widthMm)} × ${Math.round(area.heightMm)} mm`,
                value: area.printMinor === 0 ? 'included' : formatMoney(area.printMinor),
              }))}
            />
          </section>
        </div>
      </div>
    </div>
  );
}
