import { landedLabel, landedPartsOf } from '@brandwright/contract/tariffs/landed.ts';
import type { TariffScenario } from '@brandwright/contract/tariffs/compare-tariff-change.ts';
import type { LayerChange } from '@brandwright/contract/tariffs/layer-change.ts';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay, formatMoney, formatPercent } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';
import type { Column } from '#ui/table.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { rateLabel } from '../labels.ts';
import { DutyNotes } from '../parts/duty-notes.tsx';
import { Fold } from '../parts/fold.tsx';
import { LayerList } from '../parts/layer-list.tsx';
import { dollarsText, screenAddress } from '../tariff-address.ts';

type Output = OutputOfCard<'tariff_change'>;

/** Duty now against duty after a change, what it makes of a unit, and which layers begin or end. */
export function TariffChangeCard({ output, density }: CardProps<Output>) {
  const { before, after, line } = output;
  const inThread = density === 'thread';
  return (
    <Card
      label={`What if: duty on ${line.name}`}
      title={`${line.name}, ${titleOf(output)}`}
      note={
        <>
          <span className="figures">{line.hts}</span>
          {output.lineCertainty === 'assumed' && ' (assumed)'}
        </>
      }
      aside={<Difference output={output} />}
      actions={inThread && <Actions output={output} />}
    >
      <div className="flex flex-col gap-3 [&_thead_th]:bg-raised">
        <Table
          label="Now and after"
          rows={rowsOf(before, after)}
          rowKey={({ key }) => key}
          columns={columns}
          density="compact"
        />
        {output.layerChanges.length > 0 && (
          <ul className="flex flex-col gap-1.5 text-sm">
            {output.layerChanges.map((change) => (
              <li key={`${change.authority} ${change.change}`} className="flex items-start gap-2">
                <Badge tone={change.change === 'ENDS' ? 'good' : 'warn'}>
                  {change.change === 'ENDS' ? 'Ends' : change.change === 'BEGINS' ? 'Begins' : 'Changes'}
                </Badge>
                <span>{layerWords(change)}</span>
              </li>
            ))}
          </ul>
        )}
        {[before, after].map((side, index) => (
          <Fold
            key={index === 0 ? 'before' : 'after'}
            label={`${index === 0 ? 'Now' : 'After'}: how ${side.countryName} comes to ${rateLabel(side)}`}
            open={false}
          >
            <div className="flex flex-col gap-3">
              <LayerList duty={side} />
              <DutyNotes duty={side} />
            </div>
          </Fold>
        ))}
        <p className="text-xs text-ink-soft">
          {[output.scheduleRevision, output.staleWarning].filter(Boolean).join('. ')}
        </p>
      </div>
    </Card>
  );
}

/** The layer with its rate; the badge before it says what becomes of it. */
const layerWords = ({ title, change, beforePercent, afterPercent }: LayerChange): string => {
  if (change === 'CHANGES') return `${title}: ${beforePercent ?? '?'}% to ${afterPercent ?? '?'}%`;
  const percent = change === 'BEGINS' ? afterPercent : beforePercent;
  return percent === null ? title : `${title}, ${formatPercent(percent)}`;
};

/** What changes, in a few words. */
function titleOf({ before, after }: Output): string {
  const parts = [
    before.country === after.country
      ? `from ${before.countryName}`
      : `${before.countryName} to ${after.countryName}`,
    ...(before.unitPriceMinor === after.unitPriceMinor ||
    before.unitPriceMinor === null ||
    after.unitPriceMinor === null
      ? []
      : [`${formatMoney(before.unitPriceMinor)} to ${formatMoney(after.unitPriceMinor)}`]),
    ...(before.entryDate === after.entryDate ? [] : [`entering ${formatDay(after.entryDate)}`]),
  ];
  return parts.join(', ');
}

function Difference({ output }: { output: Output }) {
  const { dutyDifferenceMinor: duty, ratePoints: points } = output;
  if (duty === null && points === null) return null;
  const size = duty ?? points ?? 0;
  const words =
    duty === null ? `${formatPercent(Math.abs(points ?? 0))} points` : formatMoney(Math.abs(duty));
  return (
    <span className="flex flex-col items-end">
      <span className="figures text-base font-semibold">{size === 0 ? 'No change' : words}</span>
      {size !== 0 && <span className="text-xs text-ink-soft">{size < 0 ? 'less duty' : 'more duty'}</span>}
    </span>
  );
}

interface Row {
  key: string;
  label: string;
  before: string;
  after: string;
}

const money = (amountMinor: number | null | undefined) =>
  amountMinor === null || amountMinor === undefined ? '–' : formatMoney(amountMinor);

function rowsOf(before: TariffScenario, after: TariffScenario): Row[] {
  const row = (key: string, label: string, read: (side: TariffScenario) => string): Row => ({
    key,
    label,
    before: read(before),
    after: read(after),
  });
  const landed = landedLabel(landedPartsOf(after, after.customsValueMinor));
  const hasValue = before.customsValueMinor !== null || after.customsValueMinor !== null;
  return [
    row('country', 'Made in', (side) => side.countryName),
    row('date', 'Entering', (side) => formatDay(side.entryDate)),
    ...(hasValue ? [row('price', 'Unit price', (side) => money(side.unitPriceMinor))] : []),
    row('rate', 'Rate', rateLabel),
    ...(hasValue
      ? [
          row('duty', 'Duty', (side) => money(side.dutyMinor)),
          row('unit', `${landed}, per unit`, (side) => money(side.perUnit?.landedMinor)),
          row('landed', landed, (side) => money(side.landedMinor)),
        ]
      : []),
  ];
}

const columns: Column<Row>[] = [
  { key: 'label', header: '', cell: ({ label }) => <span className="text-ink-soft">{label}</span> },
  { key: 'before', header: 'Now', align: 'right', cell: ({ before }) => before },
  {
    key: 'after',
    header: 'After',
    align: 'right',
    cell: ({ after }) => <span className="font-medium">{after}</span>,
  },
];

function Actions({ output: { line, before, after } }: { output: Output }) {
  const address = screenAddress('/tariff-rate-agent', {
    query: line.hts,
    countries: [before.country],
    price: dollarsText(before.unitPriceMinor),
    quantity: before.quantity === null ? '' : String(before.quantity),
    entryDate: before.entryDate,
    toCountry: after.country === before.country ? '' : after.country,
    toPrice: after.unitPriceMinor === before.unitPriceMinor ? '' : dollarsText(after.unitPriceMinor),
    toEntryDate: after.entryDate === before.entryDate ? '' : after.entryDate,
  });
  return (
    <Button asChild size="small">
      <Link to={`${address}&tab=change`}>Edit</Link>
    </Button>
  );
}
