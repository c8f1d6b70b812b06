import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { questionLabel, rateLabel } from '../labels.ts';
import { CandidateList } from '../parts/candidate-list.tsx';
import { Certainty } from '../parts/certainty.tsx';
import { DutyFigures } from '../parts/duty-figures.tsx';
import { DutyNotes } from '../parts/duty-notes.tsx';
import { Fold } from '../parts/fold.tsx';
import { LandedTable } from '../parts/landed-table.tsx';
import { LayerList } from '../parts/layer-list.tsx';
import { dollarsText, screenAddress } from '../tariff-address.ts';

type Output = OutputOfCard<'tariff'>;

/** The duty of one product from one country: the total first, then every layer behind it. */
export function TariffCard({ output, density }: CardProps<Output>) {
  const { line } = output;
  const inThread = density === 'thread';
  return (
    <Card
      label={`Duty on ${line.name} from ${output.countryName}`}
      title={`${line.name} from ${output.countryName}`}
      note={
        <>
          <span className="figures">{line.hts}</span>
          {output.lineCertainty === 'assumed' && ' (assumed)'} · entering {formatDay(output.entryDate)}
          {output.entryDateAssumed && ' (today)'}
        </>
      }
      aside={
        <span className="flex flex-col items-end gap-1">
          <span className="figures text-lg font-semibold whitespace-nowrap">{rateLabel(output)}</span>
          <Certainty value={output.certainty} />
        </span>
      }
      actions={inThread && <Actions output={output} />}
    >
      <div className="flex flex-col gap-4">
        {output.landedCost && <LandedTable landed={output.landedCost} open={!inThread} />}
        {!output.landedCost && (
          <DutyFigures
            duty={output}
            customsValueMinor={output.customsValueMinor}
            quantity={output.quantity}
          />
        )}
        <LayerList duty={output} open={!inThread} />
        <DutyNotes
          duty={output}
          stale={output.staleWarning}
          question={questionLabel(output)}
          open={!inThread}
        />
        {inThread && output.candidates.length > 1 && (
          <Fold label="Other matching lines" open={output.decidingQuestion !== null}>
            <CandidateList
              candidates={output.candidates.slice(0, 5)}
              duties={output.openDuty}
              chosen={line.hts}
              onChoose={({ hts }) => askPartner(`What is the duty on HTS ${hts} from ${output.countryName}?`)}
            />
          </Fold>
        )}
        <p className="text-xs text-ink-soft">
          {output.scheduleRevision}
          {output.scheduleDate && `, ${formatDay(output.scheduleDate)}`}
        </p>
      </div>
    </Card>
  );
}

function Actions({ output }: { output: Output }) {
  const form = {
    query: output.line.hts,
    countries: [output.country],
    quantity: output.quantity === null ? '' : String(output.quantity),
    price: output.perUnit ? dollarsText(output.perUnit.valueMinor) : '',
    entryDate: output.entryDate,
  };
  return (
    <>
      <Button asChild size="small">
        <Link to={screenAddress('/tariff-rate-agent', form)}>Change and compare</Link>
      </Button>
      <Button asChild size="small" look="quiet">
        <Link to={screenAddress('/tariff-rate-agent-review', form)}>Open full view</Link>
      </Button>
    </>
  );
}
