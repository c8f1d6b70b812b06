import { useState } from 'react';
import { Link } from 'react-router';
import type { CatalogItemDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { cn } from '#ui/cn.ts';
import { Details } from '#ui/details.tsx';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { amountText, colorsOf, sizeText } from '../figures.ts';
import { supplierAddress } from '../../addresses.ts';

/** The item's pictures: one large, the others to choose from. */
export function ItemPictures({ item }: { item: CatalogItemDetail }) {
  const [shown, setShown] = useState(0);
  return (
    <div className="flex flex-col gap-3">
      <Picture
        src={item.pictureUrls[shown] ?? item.pictureUrl}
        alt={item.title}
        shape="4:5"
        sizes="(max-width: 768px) 92vw, 480px"
        className="rounded-xl"
      />
      {item.pictureUrls.length > 1 && (
        <ul aria-label="Pictures" className="flex gap-2">
          {item.pictureUrls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${item.pictureUrls.length}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={cn(
                  'block w-18 rounded-lg border-2',
                  index === shown ? 'border-ink' : 'border-transparent',
                )}
              >
                <Picture src={url} alt="" sizes="72px" className="rounded-md" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Price by quantity, lowest quantity first. */
export function PriceTiers({ item }: { item: CatalogItemDetail }) {
  if (item.priceTiers.length === 0)
    return (
      <p className="figures text-base font-semibold">
        {item.unitPriceMinor === null
          ? 'Price on request'
          : `From ${formatMoney(item.unitPriceMinor, item.currency)}`}
      </p>
    );
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">Price by quantity</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-ink-soft">
          <th scope="col" className="pb-1.5 font-normal">
            Units, from
          </th>
          <th scope="col" className="pb-1.5 text-right font-normal">
            Per unit
          </th>
          <th scope="col" className="pb-1.5 text-right font-normal">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {item.priceTiers.map((tier) => (
          <tr key={tier.fromQuantity} className="border-b border-line last:border-b-0">
            <td className="py-1.5">{formatNumber(tier.fromQuantity)}</td>
            <td className="py-1.5 text-right font-medium">
              {formatMoney(tier.unitPriceMinor, item.currency)}
            </td>
            <td className="py-1.5 text-right text-ink-soft">
              {formatMoney(tier.unitPriceMinor * tier.fromQuantity, item.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ItemFacts({ item }: { item: CatalogItemDetail }) {
  return (
    <Details
      items={[
        { label: 'MOQ', value: item.moq === null ? 'On request' : `${formatNumber(item.moq)} units` },
        { label: 'Sample', value: amountText(item.samplePriceMinor, item.currency) },
        { label: 'Lead time', value: `${item.leadTimeDays} days` },
        { label: 'Materials', value: item.materials.join(', ') },
        { label: 'Size', value: sizeText(item) },
        { label: 'Weight', value: item.weightGrams === null ? null : `${formatNumber(item.weightGrams)} g` },
        {
          label: 'Tariff line (first guess)',
          value: item.htsCandidate && <HtsLink code={item.htsCandidate} country={item.supplierCountry} />,
        },
      ]}
    />
  );
}

function HtsLink({ code, country }: { code: string; country: string }) {
  return (
    <Link
      to={`/tariff-rate-agent?countryCode=${country}&query=${encodeURIComponent(code)}`}
      className="underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {code}
    </Link>
  );
}

/** Colors and the ways to make it one's own. */
export function ItemOptions({ item }: { item: CatalogItemDetail }) {
  const colors = colorsOf(item.colorOptions);
  return (
    <div className="flex flex-col gap-4">
      {colors.length > 0 && (
        <section>
          <h3 className="pb-2 text-sm font-semibold">Colors</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
            {colors.map((color) => (
              <li key={color.name} className="flex items-center gap-2">
                <span
                  aria-hidden
                  className="size-4 rounded-full border border-line"
                  style={{ background: color.hex }}
                />
                {color.name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {item.customizations.length > 0 && (
        <section>
          <h3 className="pb-2 text-sm font-semibold">Make it yours</h3>
          <Details
            items={item.customizations.map((one) => ({ label: one.name, value: one.options.join(', ') }))}
          />
        </section>
      )}
    </div>
  );
}

export function MadeBy({ item, linked = true }: { item: CatalogItemDetail; linked?: boolean }) {
  const { supplier } = item;
  return (
    <p className="text-sm text-ink-soft">
      Made by{' '}
      {linked ? (
        <Link
          to={supplierAddress(supplier.supplierId)}
          className="font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {supplier.name}
        </Link>
      ) : (
        <span className="font-medium text-ink">{supplier.name}</span>
      )}{' '}
      in {supplier.city}, {supplier.countryName}
    </p>
  );
}
