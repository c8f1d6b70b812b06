import type { CustomsLine } from '@brandwright/contract/fulfillment/customs.ts';
import { formatCountry, formatMoney } from '#ui/format.ts';
import { blankFigures, type TypedChoices, type TypedFigures } from '../customs-form.ts';
import { CustomsChoiceFields } from './customs-choice-fields.tsx';
import { CustomsFigureFields } from './customs-figure-fields.tsx';

const knownOf = ({ tariffNumber, originCountry, netWeightPounds, valueMinor }: CustomsLine) =>
  [
    tariffNumber,
    originCountry && formatCountry(originCountry),
    netWeightPounds && `${netWeightPounds} lb`,
    valueMinor && formatMoney(valueMinor, 'USD'),
  ]
    .filter(Boolean)
    .join(' · ');

/** The customs declaration of an order: what the catalog knows of its lines, and fields for what it doesn't. */
export function CustomsOfOrder({
  lines,
  choices,
  figures,
  onChoices,
  onFigures,
}: {
  lines: readonly CustomsLine[];
  choices: TypedChoices;
  figures: Readonly<Record<string, TypedFigures>>;
  onChoices: (change: Partial<TypedChoices>) => void;
  onFigures: (lineItemId: string, change: Partial<TypedFigures>) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-2 text-sm font-semibold">Customs</legend>
      {lines.map((line) => (
        <div key={line.lineItemId} className="flex flex-col gap-2 text-sm">
          <span className="wrap-anywhere">
            {line.quantity} × {line.description}{' '}
            <span className="figures text-ink-soft">{knownOf(line)}</span>
          </span>
          {line.lineItemId !== null && line.lacks.length > 0 && (
            <CustomsFigureFields
              of={line.description}
              asked={line.lacks}
              values={figures[line.lineItemId] ?? blankFigures}
              onChange={(change) => onFigures(line.lineItemId ?? '', change)}
            />
          )}
        </div>
      ))}
      <CustomsChoiceFields values={choices} onChange={onChoices} />
    </fieldset>
  );
}
