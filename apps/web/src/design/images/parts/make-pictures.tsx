import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { longestPrompt } from '@brandwright/contract/design/images/limits.ts';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/input.tsx';

/** A few words in, four pictures out; says how many are left this month. */
export function MakePictures() {
  const [prompt, setPrompt] = useState('');
  const credits = useOperation(getImageCredits, {}).data;
  const made = useAction(generateImages, { onDone: () => setPrompt('') });
  const isUsedUp = credits !== undefined && credits.trialRemainingQuantity < 4;
  const words = prompt.trim();
  return (
    <form
      className="flex flex-col gap-3 rounded-xl border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '' && !made.isRunning) void made.run({ prompt: words });
      }}
    >
      <Field
        label="Make pictures"
        hint="Describe the product, its colors and the setting: “a sage green candle tin on linen”. Put a name to print on it in quotes."
      >
        {(tie) => (
          <Textarea
            {...tie}
            value={prompt}
            maxLength={longestPrompt}
            onChange={(event) => setPrompt(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="solid" disabled={words === '' || isUsedUp} aria-busy={made.isRunning}>
          <Sparkles aria-hidden />
          Make four pictures
        </Button>
        <CreditCost declaration={generateImages} input={{ prompt: 'any' }} />
        <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
          {credits &&
            `${credits.trialRemainingQuantity} of ${credits.monthlyQuantity} pictures left this month${isUsedUp ? `; more on ${credits.renewsOn}` : ''}`}
        </p>
      </div>
    </form>
  );
}
