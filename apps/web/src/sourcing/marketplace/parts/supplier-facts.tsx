import type { SupplierDetail, SupplierSummary } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import {
  capabilityWords,
  certificationWords,
  completedOrdersBucketWords,
  orderVolumeBucketWords,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { Badge } from '#ui/badge.tsx';
import { Details } from '#ui/details.tsx';
import type { Detail } from '#ui/details.tsx';
import { count, formatDay, formatNumber, formatPercent } from '#ui/format.ts';
import { amountText, daysText, moqText, priceBand } from '../figures.ts';

/** The figures that decide, first those of a first order. */
export function supplierFacts(supplier: SupplierDetail): Detail[] {
  const duty = supplier.indicativeDuty;
  return [
    {
      label: 'MOQ',
      value: supplier.moq === null ? 'On request' : `${moqText(supplier.moq)} units`,
      strong: true,
    },
    { label: 'Sample', value: amountText(supplier.samplePriceMinor, supplier.currency), strong: true },
    { label: 'Unit prices', value: priceBand(supplier) },
    { label: 'Minimum first order', value: amountText(supplier.minimumOrderMinor, supplier.currency) },
    { label: 'Lead time', value: daysText(supplier.productionDaysMin, supplier.productionDaysMax) },
    { label: 'US duty, estimated', value: duty ? formatPercent(duty.percent) : null },
    { label: 'Responds within', value: count(supplier.responseHours, 'hour') },
    { label: 'Orders completed', value: formatNumber(supplier.completedOrders) },
  ];
}

export function companyFacts(supplier: SupplierDetail): Detail[] {
  return [
    { label: 'Founded', value: String(supplier.yearFounded) },
    { label: 'Employees', value: formatNumber(supplier.employees) },
    {
      label: 'Floor area',
      value:
        supplier.factoryAreaSquareMetres === null
          ? null
          : `${formatNumber(supplier.factoryAreaSquareMetres)} m²`,
    },
    { label: 'Languages', value: supplier.languages.join(', ') },
    { label: 'Order volume', value: orderVolumeBucketWords[supplier.orderVolume][0] },
    {
      label: 'Orders on the marketplace',
      value: completedOrdersBucketWords[supplier.completedOrdersBucket][0],
    },
    { label: 'Materials', value: supplier.materials.join(', ') },
  ];
}

/** Where the duty figure comes from; it is a first look, not a quote. */
export function DutyNote({ supplier }: { supplier: SupplierSummary }) {
  const duty = supplier.indicativeDuty;
  if (!duty) return null;
  return (
    <p className="text-xs text-ink-soft">
      Duty for HTS {duty.htsCode} on {formatDay(duty.asOf)}, an estimate. {duty.source}
    </p>
  );
}

export function CapabilityBadges({ supplier }: { supplier: SupplierSummary }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {supplier.capabilities.map((one) => (
        <li key={one}>
          <Badge>{capabilityWords[one][0]}</Badge>
        </li>
      ))}
    </ul>
  );
}

export function CertificationBadges({ supplier }: { supplier: SupplierSummary }) {
  if (supplier.certifications.length === 0) return <p className="text-sm text-ink-soft">None on file.</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {supplier.certifications.map((one) => (
        <li key={one}>
          <Badge tone="good">{certificationWords[one][0]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Everything the capabilities tab says. */
export function SupplierCapabilities({ supplier }: { supplier: SupplierDetail }) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <section className="flex flex-col gap-3">
        <h3 className="text-sm font-semibold">Capabilities</h3>
        <CapabilityBadges supplier={supplier} />
        <h3 className="pt-3 text-sm font-semibold">Certificates</h3>
        <CertificationBadges supplier={supplier} />
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-sm font-semibold">Workshop</h3>
        <Details items={companyFacts(supplier)} />
      </section>
    </div>
  );
}
