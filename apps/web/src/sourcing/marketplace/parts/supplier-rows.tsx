import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { SupplierSummary } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { SupplierMatch } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import { Picture } from '#ui/picture.tsx';
import { supplierAddress } from '../../addresses.ts';
import { amountText, daysText, moqText } from '../figures.ts';
import { Rating } from './rating.tsx';

/** A supplier, of a search for a product with the item that is it. */
type Row = SupplierSummary & { match?: SupplierMatch | null };

/** Suppliers one under the other, numbered, with the figures that decide. */
export function SupplierRows({ suppliers }: { suppliers: readonly Row[] }) {
  return (
    <ol className="@container flex flex-col divide-y divide-line border-t border-line">
      {suppliers.map((supplier, index) => (
        <li key={supplier.supplierId} className="relative flex items-center gap-3 px-4 py-3 hover:bg-ink/3">
          <span aria-hidden className="figures w-4 shrink-0 text-right text-xs text-ink-soft">
            {index + 1}
          </span>
          <Picture src={supplier.coverUrl} alt="" sizes="56px" className="w-14 shrink-0" />
          <div className="min-w-0 flex-1">
            <h4 className="truncate text-sm font-semibold">
              <Link
                to={supplierAddress(supplier.supplierId)}
                className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
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
            </h4>
            <p className="truncate text-sm text-ink-soft">
              {supplier.city}, {supplier.countryName}
            </p>
            {supplier.match?.item && (
              <p className="figures truncate text-xs text-ink-soft">
                {supplier.match.item.title} ·{' '}
                {amountText(supplier.match.item.unitPriceMinor, supplier.match.item.currency)}
              </p>
            )}
            <p className="figures truncate text-xs text-ink-soft @lg:hidden">
              MOQ {moqText(supplier.moq)} · sample {amountText(supplier.samplePriceMinor, supplier.currency)}
            </p>
          </div>
          <dl className="figures hidden shrink-0 gap-5 text-sm @lg:flex">
            <Figure label="MOQ" value={moqText(supplier.moq)} />
            <Figure label="Sample" value={amountText(supplier.samplePriceMinor, supplier.currency)} />
            <Figure
              label="Lead time"
              value={daysText(supplier.productionDaysMin, supplier.productionDaysMax)}
            />
          </dl>
          <Rating average={supplier.averageReview} className="w-14 shrink-0 justify-end" />
        </li>
      ))}
    </ol>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="w-17 last:w-23">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="truncate">{value}</dd>
    </div>
  );
}
