import { listAccountCredits } from '@brandwright/contract/subscriptions/list-account-credits.ts';
import { useOperation } from '#api/use-operation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatMoney } from '#ui/format.ts';

/** Pays with the account's credit first; nothing where there is none in the currency. */
export function CreditChoice({
  currency,
  checked,
  disabled,
  onChange,
}: {
  currency: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}) {
  const found = useOperation(listAccountCredits, { size: 1 });
  const left = found.data?.balances.find((one) => one.currency === currency)?.balanceMinor ?? 0;
  if (left <= 0) return null;
  return (
    <label className="flex w-fit cursor-pointer items-center gap-3 text-sm">
      <Checkbox checked={checked} disabled={disabled} onCheckedChange={(next) => onChange(next === true)} />
      Use account credit ({formatMoney(left, currency)} available)
    </label>
  );
}
