import { landedLabel, landedPartsOf } from '@brandwright/contract/tariffs/landed.ts';
import type { CountryDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { Details } from '#ui/details.tsx';
import { formatMoney } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';

/** Value, duty and fees of a shipment and of one piece. Freight comes with the landed cost. */
export function DutyFigures({
  duty,
  customsValueMinor,
  quantity,
}: {
  duty: CountryDuty;
  customsValueMinor: number | null;
  quantity: number | null;
}) {
  const money = (amountMinor: number | null | undefined) =>
    amountMinor === null || amountMinor === undefined ? null : <Money amountMinor={amountMinor} />;
  const range = duty.dutyRangeMinor;
  const { perUnit } = duty;
  const isOne = quantity === 1;
  const landed = landedLabel(landedPartsOf(duty, customsValueMinor));
  if (customsValueMinor === null) return null;
  return (
    <Details
      columns={2}
      items={[
        { label: isOne ? 'Value per unit' : 'Value', value: money(customsValueMinor) },
        {
          label: 'Duty',
          value:
            duty.dutyMinor === null
              ? range
                ? `${formatMoney(range.min)} to ${formatMoney(range.max)}`
                : null
              : money(duty.dutyMinor),
          strong: true,
        },
        ...duty.fees.map((fee) => ({
          label: fee.title,
          value: duty.feesMinor === null || fee.applies === false ? null : money(fee.amountMinor),
        })),
        { label: landed, value: money(duty.landedMinor) },
        { label: 'Duty per unit', value: isOne ? null : money(perUnit?.dutyMinor) },
        { label: `${landed}, per unit`, value: isOne ? null : money(perUnit?.landedMinor), strong: true },
      ]}
    />
  );
}
