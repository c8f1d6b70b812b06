import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { OrderRefunds } from '@brandwright/contract/orders/list-order-refunds.ts';
import { Input } from '#ui/input.tsx';
import { moneyText } from '../money-input.ts';
import { lineTotal, type RefundDraft } from '../refund-draft.ts';
import { NativeSelect } from './native-select.tsx';

type Line = OrderRefunds['lines'][number];

export interface RefundFieldsProps {
  order: OrderRefunds;
  draft: RefundDraft;
  onDraft: (draft: RefundDraft) => void;
  /** What is wrong with the amounts. */
  problem: string | null;
}

/** Units of each item, or an amount of it in their place. */
export function RefundLines({ order, draft, onDraft, problem }: RefundFieldsProps) {
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 text-sm font-medium">Items</legend>
      <ul className="flex flex-col divide-y divide-line">
        {order.lines.map((line) => (
          <li key={line.lineItemId} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <span className="min-w-0 flex-1 basis-40 text-sm">
              <span className="block truncate">{line.title}</span>
              <span className="text-xs text-ink-soft">
                {[line.variant, `${formatMoney(line.leftMinor, order.currency)} left`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {line.leftMinor > 0 && <LineFields line={line} draft={draft} onDraft={onDraft} />}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="pt-1 text-xs text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function LineFields({
  line,
  draft,
  onDraft,
}: {
  line: Line;
  draft: RefundDraft;
  onDraft: (draft: RefundDraft) => void;
}) {
  const { lineItemId: id } = line;
  const priced =
    line.worthMinor.length > 0 ? line.worthMinor.map((_worth, index) => index + 1) : [line.unitsLeft];
  const chooseUnits = (units: number) => {
    const { [id]: _typed, ...lineAmounts } = draft.lineAmounts;
    onDraft({ ...draft, units: { ...draft.units, [id]: units }, lineAmounts });
  };
  return (
    <div className="flex items-center gap-2">
      <NativeSelect
        aria-label={`Units of ${line.title} to refund`}
        className="w-20"
        value={draft.lineAmounts[id] === undefined ? (draft.units[id] ?? 0) : 0}
        onChange={(event) => chooseUnits(Number(event.target.value))}
      >
        <option value={0}>None</option>
        {priced.map((units) => (
          <option key={units} value={units}>
            {units}
          </option>
        ))}
      </NativeSelect>
      <Input
        aria-label={`Amount of ${line.title} to refund`}
        inputMode="decimal"
        className="figures w-24 text-right"
        placeholder="0.00"
        value={draft.lineAmounts[id] ?? moneyText(lineTotal(line, draft))}
        onChange={(event) =>
          onDraft({
            ...draft,
            lineAmounts: { ...draft.lineAmounts, [id]: event.target.value },
          })
        }
      />
    </div>
  );
}
