import { parseMoney } from '#orders/money-input.ts';
import { formatMoney } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';

export interface AmountPart {
  kind: 'ALL' | 'PART';
  typed: string;
}

export const wholeAmount: AmountPart = { kind: 'ALL', typed: '' };

/** What of an invoice is paid: undefined for all of it, minor units for a part; a fault where it is no amount. */
export function amountOf(
  { kind, typed }: AmountPart,
  owedMinor: number,
  currency: string,
): { amountMinor: number | undefined; fault?: undefined } | { fault: string } {
  if (kind === 'ALL') return { amountMinor: undefined };
  const amountMinor = parseMoney(typed);
  if (amountMinor === null) return { fault: 'Enter how much you want to pay.' };
  if (amountMinor === undefined || amountMinor < 1) return { fault: 'Enter an amount, such as 250.00.' };
  if (amountMinor > owedMinor) return { fault: `At most ${formatMoney(owedMinor, currency)} is owed.` };
  return { amountMinor };
}

/** Pay an invoice in full, or a part of it. */
export function AmountChoice({
  value,
  onChange,
  owedMinor,
  currency,
}: {
  value: AmountPart;
  onChange: (value: AmountPart) => void;
  owedMinor: number;
  currency: string;
}) {
  const amount = amountOf(value, owedMinor, currency);
  return (
    <RadioCards
      label="How much to pay"
      compact
      value={value.kind}
      onChange={(kind) => onChange({ ...value, kind })}
      cards={[
        { value: 'ALL', label: 'All of it', text: formatMoney(owedMinor, currency) },
        {
          value: 'PART',
          label: 'A part',
          text: 'The rest stays open.',
          details: (
            <Field
              label="Amount"
              hint={amount.fault && value.typed === '' ? amount.fault : undefined}
              error={amount.fault && value.typed !== '' ? amount.fault : undefined}
            >
              {(tie) => (
                <Input
                  {...tie}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={14}
                  className="figures sm:w-48"
                  value={value.typed}
                  onChange={(event) => onChange({ ...value, typed: event.target.value })}
                />
              )}
            </Field>
          ),
        },
      ]}
    />
  );
}
