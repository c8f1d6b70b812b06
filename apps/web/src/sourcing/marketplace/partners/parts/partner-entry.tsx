import {
  partnerCategoryLabels,
  type Partner,
} from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';

/** A service provider in a list: name, what it does, what it costs. */
export function PartnerEntry({ partner }: { partner: Partner }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm font-semibold">{partner.name}</span>
        <span className="text-xs text-ink-soft">{partnerCategoryLabels[partner.category]}</span>
      </p>
      <p className="text-sm">{partner.headline}</p>
      <p className="figures text-xs text-ink-soft">
        {partner.priceWords ?? 'Price on request'} · answers within {partner.responseHours} h
        {partner.offer !== null && ` · ${partner.offer}`}
      </p>
    </div>
  );
}
