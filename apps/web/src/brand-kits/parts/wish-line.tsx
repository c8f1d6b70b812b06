import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { GenerationType } from '@brandwright/contract/brand-kits/enums.ts';
import { generateBrandKitPart } from '@brandwright/contract/brand-kits/generate-brand-kit-part.ts';
import { longestWish } from '@brandwright/contract/brand-kits/limits.ts';
import { useAction } from '#api/use-action.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

/** Makes more of one part of a kit, with a wish if there is one. */
export function WishLine({
  brandKitId,
  type,
  verb,
  hint,
  isBusy,
}: {
  brandKitId: string;
  type: GenerationType;
  /** "More ideas". */
  verb: string;
  /** What a wish could be: "shorter names". */
  hint: string;
  /** Whether such work is under way. */
  isBusy: boolean;
}) {
  const [wish, setWish] = useState('');
  const generate = useAction(generateBrandKitPart, { announce: false, onDone: () => setWish('') });
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        void generate.run({ brandKit: brandKitId, type, ...(wish.trim() ? { wish: wish.trim() } : {}) });
      }}
    >
      <Input
        aria-label={`Wish: ${verb}`}
        placeholder={hint}
        value={wish}
        maxLength={longestWish}
        onChange={(event) => setWish(event.target.value)}
        className="max-w-72 min-w-40 flex-1"
      />
      <Button type="submit" busy={generate.isRunning} disabled={isBusy}>
        <Plus aria-hidden />
        {isBusy ? 'Making…' : verb}
      </Button>
      <CreditCost declaration={generateBrandKitPart} input={{ brandKit: brandKitId, type }} />
      {generate.error && (
        <p role="alert" className="basis-full text-xs text-bad">
          {generate.error.message}
        </p>
      )}
    </form>
  );
}
