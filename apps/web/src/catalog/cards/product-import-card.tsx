import { Link } from 'react-router';
import type { ProductImport, ProductImportCheck } from '@brandwright/contract/catalog/imports.ts';
import { BadRows } from '#orders/parts/bad-rows.tsx';
import { Progress } from '#orders/parts/progress.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { count, formatMoney, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { inventoryAddress } from '../addresses.ts';
import { useRunningImport } from '../use-running-import.ts';

/** What a product file holds, before it is imported; then how far its import is, and what it did. */
export function ProductImportCard({ output, density }: CardProps<OutputOfCard<'product_import'>>) {
  return output.kind === 'CHECK' ? (
    <Checked check={output} most={density === 'panel' ? 50 : 5} />
  ) : (
    <Imported known={output} />
  );
}

const shownUnlessZero = (value: number) => (value > 0 ? formatNumber(value) : null);

function Checked({ check, most }: { check: ProductImportCheck; most: number }) {
  return (
    <Card
      label={`Check of ${check.fileName}`}
      title={check.fileName}
      note={`${count(check.lines, 'line')} read, nothing imported yet`}
    >
      <Details
        columns={2}
        items={[
          { label: 'New products', value: formatNumber(check.newProducts), strong: true },
          { label: 'New SKUs', value: formatNumber(check.newSkus), strong: true },
          { label: 'Brought up to date', value: shownUnlessZero(check.updatedProducts) },
          { label: 'Units into stock', value: shownUnlessZero(check.units) },
          { label: 'SKU codes made here', value: shownUnlessZero(check.madeCodes) },
          {
            label: 'Highest price',
            value: check.newSkus > 0 ? formatMoney(check.highestPriceMinor, check.currency) : null,
          },
          { label: 'With bad lines', value: shownUnlessZero(check.badProducts) },
        ]}
      />
      {check.updatedProducts > 0 && (
        <p className="mt-3 text-sm text-ink-soft">Stock of SKUs that are here already stays as it is.</p>
      )}
      <BadRows
        rows={check.badRows.map(({ product, ...row }) => ({ ...row, order: product }))}
        more={check.moreBadRows}
        most={most}
      />
    </Card>
  );
}

const states = {
  QUEUED: { label: 'Waiting to start', tone: 'neutral' },
  RUNNING: { label: 'In progress', tone: 'info' },
  DONE: { label: 'Done', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
} as const;

function Imported({ known }: { known: ProductImport }) {
  const current = useRunningImport(known);
  const { label, tone } = states[current.status];
  const isDone = current.status === 'DONE';
  return (
    <Card
      label="Product import"
      title={current.fileName}
      aside={<Status tone={tone}>{label}</Status>}
      actions={
        isDone && (
          <Button asChild size="small">
            <Link to={`${inventoryAddress}?source=SHOPIFY&sort=-updatedAt`}>See imported products</Link>
          </Button>
        )
      }
    >
      {(current.status === 'QUEUED' || current.status === 'RUNNING') && (
        <Progress label="Import" percent={current.progressPercent} />
      )}
      {current.status === 'FAILED' && (
        <p className="text-sm text-bad">{current.failure ?? 'The import failed. Start it again.'}</p>
      )}
      {isDone && (
        <Details
          columns={2}
          items={[
            { label: 'New products', value: formatNumber(current.createdProducts), strong: true },
            { label: 'Brought up to date', value: formatNumber(current.updatedProducts) },
            { label: 'New SKUs', value: formatNumber(current.createdSkus) },
            { label: 'Left out', value: shownUnlessZero(current.skippedProducts) },
          ]}
        />
      )}
    </Card>
  );
}
