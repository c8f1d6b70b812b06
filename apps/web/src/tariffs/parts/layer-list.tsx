import type { CountryDuty, TariffLayer } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { withDaysInWords } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';
import type { Column } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { inForceLabel, layerRate } from '../labels.ts';
import { Certainty } from './certainty.tsx';
import { Fold } from './fold.tsx';

/** Every layer considered: those that count first, the others folded away. */
export function LayerList({ duty, open = false }: { duty: CountryDuty; open?: boolean }) {
  const counted = duty.layers.filter(({ applies }) => applies !== false);
  const others = duty.layers.filter(({ applies }) => applies === false);
  const label = `${others.length} more considered, not applied`;
  return (
    <div className="flex flex-col gap-2 [&_thead_th]:bg-raised">
      <Table
        label={`Duties from ${duty.countryName}`}
        density="compact"
        rows={counted}
        rowKey={keyOf}
        columns={columns}
      />
      {others.length > 0 && (
        <Fold label={label} open={open}>
          <ul className="flex flex-col divide-y divide-line text-sm">
            {others.map((layer) => (
              <li key={keyOf(layer)} className="py-2 first:pt-0">
                <LayerText layer={layer} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

const keyOf = (layer: TariffLayer): string => `${layer.authority} ${layer.heading}`;

const columns: Column<TariffLayer>[] = [
  { key: 'layer', header: 'Duty', cell: (layer) => <LayerText layer={layer} /> },
  {
    key: 'rate',
    header: 'Rate',
    align: 'right',
    cell: (layer) => (
      <span className="whitespace-nowrap">
        {layer.applies === 'unknown' && layer.ratePercent !== null ? 'perhaps ' : ''}
        {layerRate(layer)}
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'right',
    from: 'sm',
    cell: (layer) =>
      layer.amountMinor === null ? (
        <span className="text-ink-soft">–</span>
      ) : (
        <Money amountMinor={layer.amountMinor} />
      ),
  },
  {
    key: 'certainty',
    header: 'Certainty',
    from: 'md',
    cell: (layer) => <Certainty value={layer.certainty} />,
  },
];

/** What it is, why it applies or not, by which law and when. */
function LayerText({ layer }: { layer: TariffLayer }) {
  const when = inForceLabel(layer);
  return (
    <div className="min-w-0 py-1 font-normal">
      <p>
        <span className="font-medium">{layer.title}</span>{' '}
        <span className="figures text-ink-soft">{layer.heading}</span>
      </p>
      <p className="text-ink-soft">{withDaysInWords(layer.reason)}</p>
      <p className="text-xs text-ink-soft">{[layer.source, when].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
