import { Field, Input } from '#ui/input.tsx';
import type { ShownReturn } from '../parts/return-facts.tsx';

/** Units unfit to sell of each item, as typed; blank for none. */
export type DamagedDraft = Readonly<Record<string, string>>;

/** What the operation takes of it; undefined where something is no number or too much. */
export function damagedOf(lines: ShownReturn['lines'], draft: DamagedDraft) {
  const parsed = lines.map(({ lineItemId, quantity }) => {
    const text = draft[lineItemId]?.trim() ?? '';
    const damagedQuantity = text === '' ? 0 : Number(text);
    const fits = /^\d{0,6}$/.test(text) && damagedQuantity <= quantity;
    return fits ? { lineItemId, damagedQuantity } : undefined;
  });
  return parsed.every((one) => one !== undefined) ? parsed : undefined;
}

/** In what condition it came: units unfit to sell of each item. The others go back into stock. */
export function DamagedFields({
  lines,
  draft,
  onDraft,
}: {
  lines: ShownReturn['lines'];
  draft: DamagedDraft;
  onDraft: (draft: DamagedDraft) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 text-sm text-ink-soft">
        Units that can be sold again go back into stock. The rest are written off.
      </legend>
      {lines.map((line) => (
        <Field
          key={line.lineItemId}
          label={`${line.title}: unfit to sell`}
          hint={`Of ${line.quantity}`}
          error={damagedOf([line], draft) ? undefined : `Enter 0 to ${line.quantity}.`}
        >
          {(tie) => (
            <Input
              {...tie}
              inputMode="numeric"
              placeholder="0"
              value={draft[line.lineItemId] ?? ''}
              onChange={(event) => onDraft({ ...draft, [line.lineItemId]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
