import { landedLabel, landedPartsOf } from '@brandwright/contract/tariffs/landed.ts';
import { Link } from 'react-router';
import { moneyOrRange } from '@brandwright/contract/tariffs/landed-cost.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';
import type { Column } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { rateLabel } from '../labels.ts';
import { CandidateList } from '../parts/candidate-list.tsx';
import { Certainty } from '../parts/certainty.tsx';
import { DutyNotes } from '../parts/duty-notes.tsx';
import { Fold } from '../parts/fold.tsx';
import { LayerList } from '../parts/layer-list.tsx';
import { dollarsText, screenAddress } from '../tariff-address.ts';

type Output = OutputOfCard<'tariff_comparison'>;
type Row = Output['rows'][number];

/** The same product from several countries, cheapest first, with the layers of each; `isFull` opens them all. */
export function TariffComparisonCard({
  output,
  density,
  isFull = false,
}: CardProps<Output> & { isFull?: boolean }) {
  const inThread = density === 'thread';
  return (
    <Card
      label={`Duty on ${output.line.name} compared`}
      title={`${output.line.name}, ${output.rows.length} countries`}
      note={
        <>
          <span className="figures">{output.line.hts}</span>
          {output.lineCertainty === 'assumed' && ' (assumed)'} · entering {formatDay(output.entryDate)}
          {output.customsValueMinor !== null && ` · ${formatMoney(output.customsValueMinor)} of goods`}
        </>
      }
      aside={<Difference output={output} />}
      actions={inThread && <Actions output={output} />}
    >
      <div className="flex flex-col gap-3 [&_thead_th]:bg-raised">
        <Table
          label="Duty by country"
          rows={output.rows}
          rowKey={(row) => row.country}
          columns={columnsFor(output)}
          density="compact"
        />
        {output.rows.map((row) => (
          <Fold
            key={row.country}
            label={`How ${row.countryName} comes to ${rateLabel(row)}`}
            open={!inThread}
          >
            <div className="flex flex-col gap-3">
              <LayerList duty={row} open={isFull} />
              <DutyNotes duty={{ ...row, warnings: [] }} open={!inThread} />
            </div>
          </Fold>
        ))}
        {output.rows
          .flatMap(({ warnings }) => warnings)
          .map((warning) => (
            <p key={warning} className="text-sm text-warn">
              {warning}
            </p>
          ))}
        {output.decidingQuestion && inThread && (
          <Fold label={output.decidingQuestion} open>
            <CandidateList
              candidates={output.candidates}
              chosen={output.line.hts}
              onChoose={({ hts }) =>
                askPartner(
                  `Compare tariffs for HTS ${hts} from ${output.rows.map(({ countryName }) => countryName).join(' and ')}`,
                )
              }
            />
          </Fold>
        )}
        <p className="text-xs text-ink-soft">
          {[output.scheduleRevision, output.staleWarning].filter(Boolean).join('. ')}
        </p>
      </div>
    </Card>
  );
}

function Difference({ output }: { output: Output }) {
  const first = output.rows[0];
  if (!output.cheapest || !first) return null;
  const words =
    output.differenceMinor === null
      ? `${Number((output.differencePercentPoints ?? 0).toFixed(2))} points`
      : formatMoney(output.differenceMinor);
  return (
    <span className="flex flex-col items-end">
      <span className="figures text-base font-semibold">{words}</span>
      <span className="text-xs text-ink-soft">lower from {first.countryName}</span>
    </span>
  );
}

const dash = <span className="text-ink-soft">–</span>;

function columnsFor(output: Output): Column<Row>[] {
  const hasValue = output.customsValueMinor !== null;
  const hasLanded = output.rows.some(({ landed }) => landed.length > 0);
  const money = (amountMinor: number | null | undefined) =>
    amountMinor === null || amountMinor === undefined ? dash : <Money amountMinor={amountMinor} />;
  return [
    {
      key: 'country',
      header: 'Made in',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {row.countryName}
          {row.country === output.cheapest && <Badge tone="good">Cheapest</Badge>}
        </span>
      ),
    },
    { key: 'rate', header: 'Rate', align: 'right', cell: (row) => rateLabel(row) },
    ...(hasValue
      ? ([
          {
            key: 'duty',
            header: 'Duty',
            align: 'right',
            ...(hasLanded ? { from: 'sm' } : {}),
            cell: (row) => money(row.dutyMinor),
          },
          { key: 'fees', header: 'Fees', align: 'right', from: 'md', cell: (row) => money(row.feesMinor) },
          ...(hasLanded
            ? []
            : ([
                {
                  key: 'unitDuty',
                  header: 'Duty per unit',
                  align: 'right',
                  from: 'md',
                  cell: (row) => money(row.perUnit?.dutyMinor),
                },
              ] satisfies Column<Row>[])),
          ...landedColumns(output),
        ] satisfies Column<Row>[])
      : []),
    { key: 'certainty', header: 'Certainty', from: 'md', cell: (row) => <Certainty value={row.certainty} /> },
  ];
}

/** One piece at the door for each way of travel; without an estimate of freight, with duty and fees alone. */
function landedColumns({ rows, customsValueMinor }: Output): Column<Row>[] {
  const ways = new Set(rows.flatMap(({ landed }) => landed.map(({ transport }) => transport)));
  const surface = ways.has('TRUCK') ? (ways.has('OCEAN') ? 'by sea, truck' : 'by truck') : 'by sea';
  if (rows.every(({ landed }) => landed.length === 0)) {
    const [any] = rows;
    return [
      {
        key: 'unit',
        header: any ? `${landedLabel(landedPartsOf(any, customsValueMinor))}, per unit` : '',
        align: 'right',
        from: 'sm',
        cell: ({ perUnit }) => (perUnit ? <Money amountMinor={perUnit.landedMinor} /> : dash),
      },
    ];
  }
  const unit = (row: Row, isAir: boolean) => {
    const sum = row.landed.find(({ transport }) => (transport === 'AIR') === isAir);
    return (
      <span className="whitespace-nowrap">
        {sum ? (moneyOrRange(sum.perUnitMinor, sum.perUnitRangeMinor)?.replace(' to ', '–') ?? dash) : dash}
      </span>
    );
  };
  return [
    {
      key: 'surface',
      header: `Landed ${surface}`,
      align: 'right',
      cell: (row) => unit(row, false),
    },
    {
      key: 'air',
      header: 'Landed by air',
      align: 'right',
      from: 'sm',
      cell: (row) => unit(row, true),
    },
  ];
}

function Actions({ output }: { output: Output }) {
  const form = {
    query: output.line.hts,
    countries: output.rows.map(({ country }) => country),
    quantity: output.quantity === null ? '' : String(output.quantity),
    price: dollarsText(output.unitPriceMinor),
    entryDate: output.entryDate,
  };
  return (
    <>
      <Button asChild size="small">
        <Link to={`${screenAddress('/tariff-rate-agent', form)}&tab=compare`}>Edit</Link>
      </Button>
      <Button asChild size="small" look="quiet">
        <Link to={screenAddress('/tariff-rate-agent-review', form)}>Open full view</Link>
      </Button>
    </>
  );
}
