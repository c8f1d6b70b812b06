import { Link } from 'react-router';
import type { BlankProduct } from '@brandwright/contract/print-on-demand/entities.ts';
import { formatMoney } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { blankPath } from '../addresses.ts';
import { ColorDots } from './color-dots.tsx';

/** A blank as a tile: picture, name, colors, what it costs. */
export function BlankTile({ blank, to }: { blank: BlankProduct; to?: string }) {
  return (
    <Link
      to={to ?? blankPath(blank.id)}
      className="group flex min-w-0 flex-col gap-2 rounded-lg"
      aria-label={`${blank.title}${blank.costFromMinor === null ? '' : `, blank from ${formatMoney(blank.costFromMinor)}`}`}
    >
      <Picture src={blank.imageUrl} alt="" sizes="(max-width: 640px) 45vw, 220px" />
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium group-hover:underline group-hover:underline-offset-4">
          {blank.title}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-soft">
          <span className="figures whitespace-nowrap">
            {blank.costFromMinor === null ? blank.categoryTitle : `from ${formatMoney(blank.costFromMinor)}`}
          </span>
          <ColorDots colors={blank.colors} most={5} />
        </span>
      </span>
    </Link>
  );
}
