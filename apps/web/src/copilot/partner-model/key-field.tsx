import { useState } from 'react';
import { removeModelKey } from '@brandwright/contract/copilot/partner-model/remove-model-key.ts';
import { hostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Day } from '#ui/text.tsx';

export interface KeyFieldProps {
  label: string;
  hint: string;
  /** What is shown of the saved one. */
  saved: { lastFour: string; setAt: string } | null;
  /** Undefined for OpenAI's. */
  address: string | undefined;
  value: string;
  fault: string | undefined;
  onChange: (apiKey: string) => void;
}

/** A key: what is saved is known by its end alone and can be replaced or removed. */
export function KeyField({ label, hint, saved, address, value, fault, onChange }: KeyFieldProps) {
  const [isReplacing, setReplacing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const remove = useAction(removeModelKey, { onDone: () => setAsking(false) });
  if (saved && !isReplacing && value === '') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <p>
          <span className="font-medium">{label}</span>{' '}
          <span className="text-ink-soft">
            ends in <span className="figures text-ink">{saved.lastFour}</span>, saved <Day at={saved.setAt} />
          </span>
        </p>
        <div className="flex gap-2">
          <Button size="small" onClick={() => setReplacing(true)}>
            Replace key
          </Button>
          <Button size="small" look="quiet" onClick={() => setAsking(true)}>
            Remove key
          </Button>
        </div>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Remove this key?"
          busy={remove.isRunning}
          onConfirm={() => void remove.run(address === undefined ? {} : { address })}
          preview={{
            verb: 'Remove key',
            what: `The key for ${address === undefined ? 'OpenAI' : hostWords(address)} is deleted.`,
            toWhom: null,
            cost: null,
            irreversible:
              'This can’t be undone. Answers that need the key will fail until you enter another.',
            values: [],
            warnings: [],
          }}
        />
      </div>
    );
  }
  return (
    <Field label={label} hint={hint} error={fault}>
      {(tie) => (
        <Input
          {...tie}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
