import { useState, type SubmitEvent } from 'react';
import { serverNowMs } from '#api/server-clock.ts';
import { Field, Input } from '#ui/input.tsx';
import {
  cardFaults,
  cvcLength,
  entryOf,
  formatCardNumber,
  formatExpiry,
  noEntry,
  notATestCard,
  testCardOf,
  type CardEntry,
  type CardFaults,
} from './card-entry.ts';
import { FormFoot } from './form-foot.tsx';
import type { CardSlotProps } from './slot.ts';
import { TestCardList } from './test-card-list.tsx';

/**
 * The card form of the test bank. A well-known number becomes its token here; every other number is refused, and no number
 * leaves the browser.
 */
export function TestCardForm({ verb, isBusy, failure, onToken, onCancel }: CardSlotProps) {
  const [entry, setEntry] = useState(noEntry);
  const [faults, setFaults] = useState<CardFaults>({});
  const set = (change: Partial<CardEntry>) => {
    setEntry({ ...entry, ...change });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in change))));
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    const found = cardFaults(entry, serverNowMs());
    const card = testCardOf(entry.number);
    if (found.number === undefined && !card) {
      setEntry({ ...entry, number: '' });
      found.number = notATestCard;
    }
    setFaults(found);
    if (Object.keys(found).length === 0 && card) onToken(card.token);
  }

  return (
    <form noValidate aria-label="Card" className="flex flex-col gap-4" onSubmit={submit}>
      <Field label="Card number" error={faults.number}>
        {(tie) => (
          <Input
            {...tie}
            name="cardnumber"
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="4242 4242 4242 4242"
            className="figures"
            value={entry.number}
            onChange={(event) => set({ number: formatCardNumber(event.target.value) })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expires" error={faults.expiry}>
          {(tie) => (
            <Input
              {...tie}
              name="exp-date"
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM/YY"
              className="figures"
              value={entry.expiry}
              onChange={(event) => set({ expiry: formatExpiry(event.target.value, entry.expiry) })}
            />
          )}
        </Field>
        <Field label="Security code" error={faults.cvc}>
          {(tie) => (
            <Input
              {...tie}
              name="cvc"
              inputMode="numeric"
              autoComplete="cc-csc"
              placeholder={cvcLength(entry.number) === 4 ? '4 digits' : '3 digits'}
              maxLength={4}
              className="figures"
              value={entry.cvc}
              onChange={(event) => set({ cvc: event.target.value.replace(/\D/g, '') })}
            />
          )}
        </Field>
      </div>
      <FormFoot verb={verb} isBusy={isBusy} failure={failure} onCancel={onCancel} />
      <TestCardList
        onPick={(card) => {
          setFaults({});
          setEntry(entryOf(card, serverNowMs()));
        }}
      />
    </form>
  );
}
