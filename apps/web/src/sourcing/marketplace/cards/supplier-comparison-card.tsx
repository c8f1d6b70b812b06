import { Link } from 'react-router';
import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { certificationWords } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { count, formatNumber, formatPercent } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { supplierAddress } from '../../addresses.ts';
import { bestOf, comparisonRows } from '../comparison.ts';
import type { ComparisonRow } from '../comparison.ts';
import { amountText, daysText, moqText, priceBand } from '../figures.ts';

const most = 4;

/** Suppliers side by side; the best figure of a row is bold and says so. */
export function SupplierComparisonCard({ output }: CardProps<OutputOfCard<'supplier_comparison'>>) {
  const suppliers = output.rows.slice(0, most);
  const hidden = output.rows.length - suppliers.length;
  return (
    <Card
      label="Comparison"
      title={
        suppliers.length === 1
          ? '1 supplier, nothing to compare it with'
          : `${count(suppliers.length, 'supplier')} side by side`
      }
      note={hidden > 0 ? `${hidden} more aren’t shown. Compare at most ${most} at once.` : undefined}
      flush
    >
      <div className="overflow-x-auto">
        <table className="figures w-full min-w-md text-sm">
          <thead>
            <tr className="border-y border-line align-bottom">
              <th scope="col" className="w-28 px-4 py-3 text-left font-normal text-ink-soft">
                <span className="sr-only">Figure</span>
              </th>
              {suppliers.map((supplier) => (
                <th
                  key={supplier.supplierId}
                  scope="col"
                  className="px-2 py-3 text-left font-semibold last:pr-4"
                >
                  <Picture src={supplier.coverUrl} alt="" sizes="64px" className="mb-2 w-14" />
                  <Link
                    to={supplierAddress(supplier.supplierId)}
                    className="hover:underline hover:underline-offset-4"
                  >
                    {supplier.name}
                  </Link>
                  <span className="block text-xs font-normal text-ink-soft">{supplier.countryName}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows.map((row) => (
              <Row key={row.label} row={row} suppliers={suppliers} />
            ))}
            <tr>
              <th scope="row" className="px-4 py-2 text-left font-normal text-ink-soft">
                Certificates
              </th>
              {suppliers.map((supplier) => (
                <td key={supplier.supplierId} className="px-2 py-2 text-xs last:pr-4">
                  {supplier.certifications.map((one) => certificationWords[one][0]).join(', ') || 'None'}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const cellText: Record<ComparisonRow['label'], (supplier: SupplierDetail) => string> = {
  MOQ: (supplier) => moqText(supplier.moq),
  Sample: (supplier) => amountText(supplier.samplePriceMinor, supplier.currency),
  'Unit prices': priceBand,
  'First order': (supplier) => amountText(supplier.minimumOrderMinor, supplier.currency),
  'Lead time': (supplier) => daysText(supplier.productionDaysMin, supplier.productionDaysMax),
  Rating: (supplier) => supplier.averageReview?.toFixed(2) ?? 'None',
  Orders: (supplier) => formatNumber(supplier.completedOrders),
  'Duty, about': (supplier) =>
    supplier.indicativeDuty ? formatPercent(supplier.indicativeDuty.percent) : 'None',
};

function Row({ row, suppliers }: { row: ComparisonRow; suppliers: readonly SupplierDetail[] }) {
  const best = bestOf(row, suppliers);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2 text-left font-normal text-ink-soft">
        {row.label}
      </th>
      {suppliers.map((supplier) => (
        <td
          key={supplier.supplierId}
          className={cn('px-2 py-2 last:pr-4', best === supplier.supplierId && 'font-semibold')}
        >
          {cellText[row.label](supplier)}
          {best === supplier.supplierId && <span className="sr-only"> (best)</span>}
        </td>
      ))}
    </tr>
  );
}
