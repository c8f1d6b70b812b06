import { Link } from 'react-router';
import { chooseDesignPicture } from '@brandwright/contract/design/studio/choose-design-picture.ts';
import { generateDesignPictures } from '@brandwright/contract/design/studio/generate-design-pictures.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { useAction } from '#api/use-action.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { studioAddress } from '../addresses.ts';

const steps = [
  { step: 'PROMPT', label: 'Describe it' },
  { step: 'CHOOSE', label: 'Choose a picture' },
  { step: 'REFINE', label: 'Refine on the canvas' },
] as const;

/** One concept: where it is on its way, its pictures to choose from, and the way to the canvas. */
export function ConceptView({ design, mayChange }: { design: Design; mayChange: boolean }) {
  const { designId, name, step, previewUrl, generateData } = design;
  const choose = useAction(chooseDesignPicture);
  const generate = useAction(generateDesignPictures);
  const { pictures, chosenPictureId, failure, prompt } = generateData;
  return (
    <section
      aria-label={`Concept ${name}`}
      className="flex flex-col gap-5 rounded-xl border border-line bg-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-lg wrap-anywhere">{name}</h2>
          {prompt && <p className="text-sm text-ink-soft wrap-anywhere">{prompt}</p>}
        </div>
        <Button asChild look={pictures.length === 0 || chosenPictureId ? 'accent' : 'outline'}>
          <Link to={studioAddress(designId)}>Open in the studio</Link>
        </Button>
      </div>
      <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {steps.map((one, index) => (
          <li
            key={one.step}
            aria-current={one.step === step ? 'step' : undefined}
            className={cn(one.step === step ? 'font-medium text-ink' : 'text-ink-soft')}
          >
            {index + 1}. {one.label}
          </li>
        ))}
      </ol>
      <div className="grid gap-4 sm:grid-cols-[220px_minmax(0,1fr)]">
        <Picture src={previewUrl} alt={`${name} as it is now`} sizes="220px" className="rounded-xl" />
        <div className="flex min-w-0 flex-col gap-3">
          <ul aria-label="Pictures to choose from" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {pictures.slice(-8).map(({ pictureId, number, url, result }) => (
              <li key={pictureId} className="flex min-w-0 flex-col gap-1.5">
                {result === 'PENDING' ? (
                  <Skeleton className="aspect-square rounded-lg" />
                ) : (
                  <Picture
                    src={url}
                    alt={`Picture ${number}`}
                    sizes="200px"
                    className={cn(pictureId === chosenPictureId && 'ring-2 ring-ink')}
                  />
                )}
                {result === 'PENDING' ? (
                  <span className="text-xs text-ink-soft">Drawing…</span>
                ) : result === 'FAILURE' ? (
                  <span className="text-xs text-bad">Couldn’t be drawn</span>
                ) : pictureId === chosenPictureId ? (
                  <span className="text-xs font-medium">Chosen</span>
                ) : (
                  mayChange && (
                    <Button
                      size="small"
                      disabled={choose.isRunning}
                      onClick={() => void choose.run({ designId, pictureNumber: number })}
                    >
                      Use picture {number}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
          {pictures.length === 0 && <p className="text-sm text-ink-soft">No pictures yet.</p>}
          {failure && (
            <p role="alert" className="text-sm text-bad">
              {failure}
            </p>
          )}
          {mayChange && (
            <div className="flex flex-wrap items-center gap-3">
              <Button size="small" busy={generate.isRunning} onClick={() => void generate.run({ designId })}>
                {pictures.length > 0 ? 'Draw four more' : 'Draw four pictures'}
              </Button>
              <CreditCost declaration={generateDesignPictures} input={{ designId }} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
