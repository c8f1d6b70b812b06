import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { canvasKeys } from '../canvas/canvas-keys.ts';
import type { DesignStageProps } from '../canvas/design-stage.tsx';
import { loadFonts } from '../canvas/fonts.ts';
import { useSide } from '../canvas/use-side.ts';

const DesignStage = lazy(() => import('../canvas/design-stage.tsx'));

/** The square that the canvas is drawn in, once its room and the typefaces are known. */
export function CanvasFrame({ name, ...stage }: Omit<DesignStageProps, 'side'> & { name: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const side = useSide(frame);
  const hasFonts = useHasFonts();
  const press = canvasKeys(stage.editor, stage.mayChange);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      // The canvas takes keys as a drawing program does; everything is in the panels too.
      role="application"
      aria-label={`Canvas of ${name}. Tab goes through the layers, arrows move them.`}
      aria-describedby="canvas-keys"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={press}
      className="relative aspect-square w-full touch-none overflow-hidden rounded-xl border border-line bg-ink/5"
    >
      {hasFonts && side > 0 ? (
        <Suspense fallback={<Skeleton className="size-full" />}>
          <DesignStage {...stage} side={side} />
        </Suspense>
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  );
}

function useHasFonts(): boolean {
  const [hasFonts, setHasFonts] = useState(false);
  useEffect(() => {
    let isHere = true;
    void loadFonts().then(() => isHere && setHasFonts(true));
    return () => {
      isHere = false;
    };
  }, []);
  return hasFonts;
}
