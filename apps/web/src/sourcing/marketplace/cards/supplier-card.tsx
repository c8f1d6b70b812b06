import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { supplierAddress } from '../../addresses.ts';
import { FavoriteButton } from '../parts/favorite-button.tsx';
import { Rating } from '../parts/rating.tsx';
import {
  CapabilityBadges,
  CertificationBadges,
  companyFacts,
  DutyNote,
  supplierFacts,
} from '../parts/supplier-facts.tsx';

/** One supplier: pictures, figures, what it can do. The panel adds its story and the workshop. */
export function SupplierCard({ output: supplier, density }: CardProps<OutputOfCard<'supplier'>>) {
  const pictures = supplier.pictureUrls.slice(0, density === 'thread' ? 3 : 4);
  return (
    <article aria-label={supplier.name} className="overflow-hidden rounded-xl border border-line bg-raised">
      <div className="grid grid-cols-3 gap-px">
        {pictures.slice(0, 3).map((url) => (
          <Picture key={url} src={url} alt="" sizes="250px" className="rounded-none" />
        ))}
      </div>
      <div className="flex flex-col gap-4 p-4">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h3 className="text-base font-semibold">{supplier.name}</h3>
            <p className="text-sm text-ink-soft">
              {supplier.city}, {supplier.countryName}
              {supplier.isVetted && ' · vetted'}
              {supplier.isOnline && ' · online now'}
            </p>
          </div>
          <Rating average={supplier.averageReview} reviews={supplier.reviewCount} />
        </header>
        <p className="text-sm">{supplier.headline}.</p>
        {density === 'panel' && <p className="text-sm whitespace-pre-line">{supplier.story}</p>}
        <Details columns={2} items={supplierFacts(supplier)} />
        <CapabilityBadges supplier={supplier} />
        {density === 'panel' && (
          <>
            <CertificationBadges supplier={supplier} />
            <Details items={companyFacts(supplier)} />
          </>
        )}
        <DutyNote supplier={supplier} />
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
        <Button asChild size="small">
          <Link to={supplierAddress(supplier.supplierId)}>Open profile</Link>
        </Button>
        <FavoriteButton
          look="button"
          supplierId={supplier.supplierId}
          name={supplier.name}
          isFavorite={supplier.isFavorite}
          className="h-8 px-3"
        />
      </footer>
    </article>
  );
}
