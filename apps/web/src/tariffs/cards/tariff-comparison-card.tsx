import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';
import type { CardProps } from '../../card-props.ts';
import { rateLabel } from '../labels.ts';
import { CandidateList } from '../parts/candidate-list.tsx';
import { DutyNotes } from '../parts/duty-notes.tsx';
import { Fold } from '../parts/fold.tsx';
import { LayerList } from '../parts/layer-list.tsx';
import { dollarsText, screenAddress } from '../tariff-address.ts';
import { type Comparison, comparisonColumns } from '../parts/comparison-columns.tsx';

/** The same product from several countries, cheapest first, with the layers of each; `isFull` opens them all. */
export function TariffComparisonCard({
  output,
  density,
  isFull = false,
}: CardProps<Comparison> & { isFull?: boolean }) {
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
          columns={comparisonColumns(output)}
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

function Difference({ output }: { output: Comparison }) {
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

function Actions({ output }: { output: Comparison }) {
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
