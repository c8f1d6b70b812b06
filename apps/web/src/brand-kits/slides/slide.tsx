import type { ReactNode } from 'react';
import { lookOf, lookStyle } from '../look/brand-look.ts';

export interface SlideProps {
  /** What it shows, for screen readers: "Summary of Duskleaf". */
  label: string;
  /** The brand's colors; the first is the ground unless the slide has one of its own. */
  palette: readonly string[];
  slideColor?: string | undefined;
  children: ReactNode;
}

/**
 * A page of the brand in its own colors, 16:9; on a phone, where 16:9 would be too small to read, as tall as it needs.
 * Inside, `cqw` is a hundredth of its width.
 */
export function Slide({ label, palette, slideColor, children }: SlideProps) {
  return (
    <section aria-label={label} className="@container/slide w-full">
      <div
        style={lookStyle(lookOf(palette, slideColor))}
        className="relative flex w-full flex-col overflow-hidden rounded-xl ring-1 ring-ink/10 @4xl/slide:aspect-video @4xl/slide:flex-row"
      >
        {children}
      </div>
    </section>
  );
}
