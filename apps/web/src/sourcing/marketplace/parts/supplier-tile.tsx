import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { SupplierSummary } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { formatPercent } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { supplierAddress } from '../../addresses.ts';
import { amountText, daysText, moqText } from '../figures.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { Rating } from './rating.tsx';

/** A supplier in a grid: its workshop, its name, the four figures that decide. */
export function SupplierTile({ supplier }: { supplier: SupplierSummary }) {
  return (
    <article className="group relative flex min-w-0 flex-col gap-2.5">
      <div className="relative">
        <Picture
          src={supplier.coverUrl}
          alt=""
          sizes="(max-width: 640px) 50vw, 260px"
          className="rounded-xl"
        />
        <FavoriteButton
          supplierId={supplier.supplierId}
          name={supplier.name}
          isFavorite={supplier.isFavorite}
          className="absolute top-2 right-2 z-10"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-sm font-semibold">
            <Link
              to={supplierAddress(supplier.supplierId)}
              className="after:absolute after:inset-0 after:rounded-xl group-hover:underline group-hover:underline-offset-4"
            >
              {supplier.name}
            </Link>
            {supplier.isVetted && (
              <BadgeCheck
                role="img"
                aria-label="Vetted"
                className="ml-1 inline size-3.5 align-[-2px] text-good"
              />
            )}
          </h3>
          <Rating average={supplier.averageReview} />
        </div>
        <p className="truncate text-sm text-ink-soft">
          {supplier.city}, {supplier.countryName}
          {supplier.isOnline && <OnlineDot />}
        </p>
        <SupplierFigures supplier={supplier} />
      </div>
    </article>
  );
}

export function OnlineDot() {
  return (
    <span className="ml-2 inline-flex items-center gap-1 text-xs text-good">
      <span aria-hidden className="size-1.5 rounded-full bg-good" />
      online
    </span>
  );
}

function SupplierFigures({ supplier }: { supplier: SupplierSummary }) {
  const figures = [
    ['MOQ', moqText(supplier.moq)],
    ['Sample', amountText(supplier.samplePriceMinor, supplier.currency)],
    ['Lead time', daysText(supplier.productionDaysMin, supplier.productionDaysMax)],
    ['Duty, est.', supplier.indicativeDuty ? formatPercent(supplier.indicativeDuty.percent) : 'None'],
  ] as const;
  return (
    <dl className="figures mt-0.5 grid grid-cols-2 gap-x-3 gap-y-0.5 text-xs">
      {figures.map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-wrap gap-x-1">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="truncate font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
