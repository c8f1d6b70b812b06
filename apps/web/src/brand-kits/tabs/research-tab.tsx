import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { Markdown } from '#copilot/markdown.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Day } from '#ui/text.tsx';
import { ResearchDialog } from '../dialogs/research-dialog.tsx';
import { paletteOf, slideColorOf } from '../kit-parts.ts';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { SlideColor } from '../parts/slide-color.tsx';
import { sectionsOf } from '../research-sections.ts';
import { ResearchSlide } from '../slides/research-slide.tsx';

/** What is known of the market: a slide of its headlines, and the whole to read. */
export function ResearchTab({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const research = kit.marketResearch;
  const dialog = isEditing && (
    <ResearchDialog brandKitId={kit.id} content={research?.content ?? ''} onClose={() => setEditing(false)} />
  );
  if (!research)
    return (
      <>
        <NothingYet
          kit={kit}
          type="MARKET_RESEARCH"
          title="Market research will appear here"
          text="Market size, buyers, competitors, costs and rules, with the reasoning shown and estimates labeled."
          verb="Write the market research"
          mayAct={mayAct}
        />
        {mayAct && (
          <p className="text-center">
            <Button look="link" onClick={() => setEditing(true)}>
              Write it yourself
            </Button>
          </p>
        )}
        {dialog}
      </>
    );
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <ResearchSlide
          brandName={kit.name}
          content={research.content}
          palette={paletteOf(kit)}
          slideColor={slideColorOf(kit, 'MARKET_RESEARCH')}
        />
        <div className="flex flex-wrap items-center gap-3">
          {mayAct && (
            <Button size="small" onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
              Edit your market research
            </Button>
          )}
          <span className="text-xs text-ink-soft">
            Written <Day at={research.createdAt} />
          </span>
          {mayAct && (
            <div className="ml-auto">
              <SlideColor kit={kit} slide="MARKET_RESEARCH" />
            </div>
          )}
        </div>
      </div>
      <ResearchText content={research.content} />
      {dialog}
    </div>
  );
}

/** The sections in full; headings stand beside their text where there is room. */
export function ResearchText({ content, isOutside = false }: { content: string; isOutside?: boolean }) {
  return (
    <div className="flex flex-col">
      {sectionsOf(content).map((section, index) => (
        <section
          key={`${section.title}${index}`}
          className="grid gap-x-10 gap-y-2 border-t border-line py-6 lg:grid-cols-[16rem_1fr]"
        >
          <div>
            <h3 className="font-display text-lg text-balance">{section.title}</h3>
            {section.isEstimate && <Badge className="mt-2">Includes estimates</Badge>}
          </div>
          <Markdown text={section.body} isWithoutLinks={isOutside} />
        </section>
      ))}
    </div>
  );
}
