import { Sparkles } from 'lucide-react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import type { GenerationType } from '@brandwright/contract/brand-kits/enums.ts';
import { generateBrandKitPart } from '@brandwright/contract/brand-kits/generate-brand-kit-part.ts';
import { useAction } from '#api/use-action.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { pendingOf } from '../use-kit.ts';

/** A part that is not there yet: being made, or the way to make it. */
export function NothingYet({
  kit,
  type,
  title,
  verb,
  text,
  mayAct,
}: {
  kit: BrandKit;
  type: GenerationType;
  title: string;
  verb: string;
  text?: string;
  mayAct: boolean;
}) {
  const generate = useAction(generateBrandKitPart, { announce: false });
  if (pendingOf(kit).some((one) => one.type === type))
    return (
      <div role="status" aria-label={`${title}: in progress`} className="flex flex-col gap-4">
        <Skeleton className="aspect-video w-full rounded-xl" />
      </div>
    );
  return (
    <EmptyState
      title={title}
      {...(text ? { text } : {})}
      action={
        mayAct && (
          <span className="flex flex-wrap items-center gap-3">
            <Button
              look="accent"
              busy={generate.isRunning}
              onClick={() => void generate.run({ brandKit: kit.id, type })}
            >
              <Sparkles aria-hidden />
              {verb}
            </Button>
            <CreditCost declaration={generateBrandKitPart} input={{ brandKit: kit.id, type }} />
          </span>
        )
      }
    />
  );
}
