import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { sized } from '#ui/picture-source.ts';
import { Picture } from '#ui/picture.tsx';
import { Rating } from './rating.tsx';
import { OnlineDot } from './supplier-tile.tsx';

/** The top of a profile: monogram, name, place, pictures. */
export function SupplierHead({ supplier, actions }: { supplier: SupplierDetail; actions?: ReactNode }) {
  return (
    <header className="flex flex-col gap-5 pb-6">
      <div className="flex flex-wrap items-start gap-4">
        {supplier.logoUrl && (
          <img
            src={sized(supplier.logoUrl, 160)}
            alt=""
            width={64}
            height={64}
            className="size-16 shrink-0 rounded-xl"
          />
        )}
        <div className="min-w-0 flex-1">
          <h1 className="text-xl font-semibold tracking-tight">{supplier.name}</h1>
          <p className="text-ink-soft">{supplier.headline}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span>
              {supplier.city}, {supplier.countryName}
              {supplier.isOnline && <OnlineDot />}
            </span>
            <Rating average={supplier.averageReview} reviews={supplier.reviewCount} />
            {supplier.isVetted && (
              <span className="inline-flex items-center gap-1.5 text-good">
                <BadgeCheck aria-hidden className="size-4" />
                Vetted
              </span>
            )}
          </p>
        </div>
        {actions && <div className="flex w-full flex-wrap gap-2 sm:w-auto">{actions}</div>}
      </div>
      <ul
        aria-label="Pictures"
        className="scroll-quiet -mx-4 flex snap-x gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:grid-cols-4 sm:px-0"
      >
        {supplier.pictureUrls.slice(0, 4).map((url, index) => (
          <li key={url} className="w-56 shrink-0 snap-start sm:w-auto">
            <Picture
              src={url}
              alt={index === 0 ? `Workshop of ${supplier.name}` : `Made by ${supplier.name}`}
              sizes="(max-width: 640px) 224px, 280px"
              className="rounded-xl"
            />
          </li>
        ))}
      </ul>
    </header>
  );
}
