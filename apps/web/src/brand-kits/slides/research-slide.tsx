import type { CSSProperties } from 'react';
import { brandHeading } from '../look/typeface.ts';
import { sectionsOf } from '../research-sections.ts';
import { Slide } from './slide.tsx';

/** Sections that stand on the slide; the rest is read beneath it. */
const most = 6;

/** Few sections are set larger. Declared where they are used, as a hundredth of the slide's width. */
function sizes(sections: number): CSSProperties {
  const properties: Record<`--${string}`, string> =
    sections > 4 ? { '--head': '1.5cqw', '--body': '1.25cqw' } : { '--head': '2cqw', '--body': '1.55cqw' };
  return properties;
}

/** What is known of the market, in headings and their first sentences. */
export function ResearchSlide({
  brandName,
  content,
  palette,
  slideColor,
}: {
  brandName: string;
  content: string;
  palette: readonly string[];
  slideColor?: string | undefined;
}) {
  const sections = sectionsOf(content).filter(({ title }) => title !== '');
  return (
    <Slide label={`${brandName}, market research`} palette={palette} slideColor={slideColor}>
      <div className="flex shrink-0 flex-col justify-between gap-4 bg-(--b-block) p-6 text-(--b-block-ink) @4xl/slide:w-[27%] @4xl/slide:p-[3cqw]">
        <h2
          style={brandHeading(brandName, 'clamp(1.75rem, 3.4cqw, 3.25rem)')}
          className="leading-[1.04] text-balance"
        >
          Market research
        </h2>
        <p className="text-sm @4xl/slide:text-[max(0.75rem,1.15cqw)]/[1.4]">{brandName}</p>
      </div>
      <dl
        style={sizes(sections.length)}
        className="grid min-w-0 flex-1 content-center gap-x-[3cqw] gap-y-4 p-6 @4xl/slide:grid-cols-2 @4xl/slide:content-evenly @4xl/slide:gap-y-[1.6cqw] @4xl/slide:p-[3cqw]"
      >
        {sections.slice(0, most).map((section) => (
          <div key={section.title} className="border-t border-(--b-line) pt-2 @4xl/slide:pt-[0.8cqw]">
            <dt className="text-base font-semibold text-pretty @4xl/slide:text-[max(0.8125rem,var(--head))]/[1.3]">
              {section.title}
            </dt>
            <dd className="mt-1 text-sm text-(--b-ink-soft) @4xl/slide:mt-[0.4cqw] @4xl/slide:line-clamp-4 @4xl/slide:text-[max(0.75rem,var(--body))]/[1.45]">
              {section.lead}
              {section.isEstimate && !/estimate/i.test(section.lead) && <span> (estimate)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Slide>
  );
}
