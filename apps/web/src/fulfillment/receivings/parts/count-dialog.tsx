import { useId, useState } from 'react';
import type { ReceivingDetail } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { receiveReceiving } from '@brandwright/contract/fulfillment/receivings/receive-receiving.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { unitsFault, unitsOrUndefined } from '#catalog/form-values.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { AttachmentField } from '#orders/parts/attachment-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';

interface Typed {
  good: string;
  broken: string;
}

/** Counts what arrived, line by line, with photos as evidence. */
export function CountDialog({ receiving, onClose }: { receiving: ReceivingDetail; onClose: () => void }) {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(
      receiving.lines.map((line) => [
        line.lineId,
        { good: String(Math.max(0, -line.differenceUnits)), broken: '' },
      ]),
    ),
  );
  const finalId = useId();
  const [isFinal, setFinal] = useState(false);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<{ id: string; name: string }[]>([]);
  const action = useAction(receiveReceiving, { onDone: onClose, failures: 'kept' });
  const lineOf = (lineId: string): Typed => typed[lineId] ?? { good: '', broken: '' };
  const change = (lineId: string, part: Partial<Typed>) =>
    setTyped({ ...typed, [lineId]: { ...lineOf(lineId), ...part } });
  const isWrong = receiving.lines.some(({ lineId }) => {
    const { good, broken } = lineOf(lineId);
    return unitsFault(good) !== undefined || unitsFault(broken) !== undefined;
  });
  const submit = () =>
    void action.run({
      sn: receiving.sn,
      lines: receiving.lines.map(({ lineId }) => ({
        lineId,
        receivedUnits: unitsOrUndefined(lineOf(lineId).good) ?? 0,
        damagedUnits: unitsOrUndefined(lineOf(lineId).broken) ?? 0,
      })),
      isFinal,
      photoFileIds: photos.map(({ id }) => id),
      ...(note.trim() ? { note } : {}),
      countedBefore: receiving.receivedUnits + receiving.damagedUnits,
    });
  return (
    <FormDialog
      title={`Count ${receiving.sn}`}
      description="Good units go into stock at their landed cost. Broken ones are counted separately."
      verb="Count into stock"
      leave="Not now"
      onClose={onClose}
      onSubmit={submit}
      isSaving={action.isRunning}
      canSave={!isWrong}
      failure={action.error ? messageOf(action.error) : undefined}
    >
      {receiving.lines.map((line) => (
        <fieldset key={line.lineId} className="grid grid-cols-2 gap-3">
          <legend className="pb-1 text-sm font-medium">{line.title}</legend>
          <Field label="Good" error={unitsFault(lineOf(line.lineId).good)}>
            {(tie) => (
              <Input
                {...tie}
                inputMode="numeric"
                value={lineOf(line.lineId).good}
                onChange={(event) => change(line.lineId, { good: event.target.value })}
              />
            )}
          </Field>
          <Field label="Broken" hint="Optional" error={unitsFault(lineOf(line.lineId).broken)}>
            {(tie) => (
              <Input
                {...tie}
                inputMode="numeric"
                placeholder="0"
                value={lineOf(line.lineId).broken}
                onChange={(event) => change(line.lineId, { broken: event.target.value })}
              />
            )}
          </Field>
        </fieldset>
      ))}
      <label htmlFor={finalId} className="flex items-center gap-2 text-sm">
        <Checkbox id={finalId} checked={isFinal} onCheckedChange={(checked) => setFinal(checked === true)} />
        Nothing more is coming
      </label>
      <Field label="Note" hint="Optional">
        {(tie) => (
          <Textarea
            {...tie}
            rows={2}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <AttachmentField files={photos} onChange={setPhotos} label="Attach a photo" accept="image/*" />
    </FormDialog>
  );
}
