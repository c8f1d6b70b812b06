import { RefreshCw, TriangleAlert } from 'lucide-react';
import type { BrandGeneration, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import {
  generationTypes,
  type GenerationType,
  type WorkType,
} from '@brandwright/contract/brand-kits/enums.ts';
import { cancelBrandGenerations } from '@brandwright/contract/brand-kits/cancel-brand-generations.ts';
import { generateBrandKitPart } from '@brandwright/contract/brand-kits/generate-brand-kit-part.ts';
import { makeBrandPictures } from '@brandwright/contract/brand-kits/make-brand-pictures.ts';
import { workNames } from '@brandwright/contract/brand-kits/say.ts';
import { useAction } from '#api/use-action.ts';
import { Progress } from '#orders/parts/progress.tsx';
import { Button } from '#ui/button.tsx';
import { failedOf, pendingOf } from '../use-kit.ts';

/** What is being made for a kit, live, with the way to stop it; and what failed, with the way to try again. */
export function GenerationBar({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const pending = pendingOf(kit);
  const failed = failedOf(kit);
  if (pending.length === 0 && failed.length === 0) return null;
  return (
    <section aria-label="Work in progress" className="mb-5 flex flex-col gap-2">
      {pending.length > 0 && <Pending kit={kit} pending={pending} mayAct={mayAct} />}
      {byReason(failed).map((generations) => (
        <Failed key={generations[0].uuid} kit={kit} generations={generations} mayAct={mayAct} />
      ))}
    </section>
  );
}

function Pending({ kit, pending, mayAct }: { kit: BrandKit; pending: BrandGeneration[]; mayAct: boolean }) {
  const cancel = useAction(cancelBrandGenerations);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-xl border border-line bg-raised px-4 py-3">
      <div className="min-w-56 flex-1">
        <p role="status" className="pb-1.5 text-sm">
          <span className="font-medium">In progress:</span> {namesOf(pending)}
        </p>
        <Progress label="Kit progress" percent={kit.progressPercent} />
        <p className="mt-1 h-4 truncate text-xs text-ink-soft">
          {pending.find(({ note }) => note !== '')?.note}
        </p>
      </div>
      {mayAct && (
        <Button size="small" busy={cancel.isRunning} onClick={() => void cancel.run({ brandKit: kit.id })}>
          Stop
        </Button>
      )}
    </div>
  );
}

/** What failed for the same reason, told once. */
function byReason(failed: readonly BrandGeneration[]): [BrandGeneration, ...BrandGeneration[]][] {
  const groups = new Map<string | null, [BrandGeneration, ...BrandGeneration[]]>();
  for (const one of failed) {
    const group = groups.get(one.failure);
    if (group) group.push(one);
    else groups.set(one.failure, [one]);
  }
  return [...groups.values()];
}

function Failed({
  kit,
  generations,
  mayAct,
}: {
  kit: BrandKit;
  generations: readonly [BrandGeneration, ...BrandGeneration[]];
  mayAct: boolean;
}) {
  const generate = useAction(generateBrandKitPart, { announce: false });
  const draw = useAction(makeBrandPictures, { announce: false });
  const again = ({ type, wish }: BrandGeneration) => {
    const pictures = pictureWork[type];
    if (pictures) void draw.run({ brandKit: kit.id, pictures });
    else if (isWords(type)) void generate.run({ brandKit: kit.id, type, ...(wish ? { wish } : {}) });
  };
  const retried = generations.filter(({ type }) => type !== 'SLIDES' && type !== 'PRODUCT_IMAGES');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border border-bad/30 bg-bad/5 px-4 py-2.5 text-sm">
      <TriangleAlert aria-hidden className="size-4 text-bad" />
      <p className="min-w-56 flex-1">
        <span className="font-medium">Couldn’t make: {namesOf(generations)}.</span>{' '}
        {generations[0].failure ?? 'What you had before is unchanged.'}
      </p>
      {mayAct && retried.length > 0 && (
        <Button
          size="small"
          busy={generate.isRunning || draw.isRunning}
          onClick={() => retried.forEach(again)}
        >
          <RefreshCw aria-hidden />
          Try again
        </Button>
      )}
    </div>
  );
}

const pictureWork: Partial<Record<WorkType, 'IDEA' | 'MOODBOARD'>> = {
  IDEA_IMAGES: 'IDEA',
  MOODBOARD_IMAGES: 'MOODBOARD',
};
const isWords = (type: WorkType): type is GenerationType => generationTypes.some((one) => one === type);

const namesOf = (generations: readonly BrandGeneration[]) =>
  [...new Set(generations.map(({ type }) => workNames[type]))].join(', ');
