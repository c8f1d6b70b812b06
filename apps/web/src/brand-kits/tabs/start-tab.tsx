import { ArrowRight, Download, Factory, Landmark, PenTool, Printer, Share2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { tabNames } from '@brandwright/contract/brand-kits/enums.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { EmptyState } from '#ui/states.tsx';
import { kitAddress } from '../addresses.ts';
import { Waitlist } from '../dialogs/waitlist.tsx';
import { chosenAudience, chosenIdea, chosenProducts, promptOf, slideColorOf } from '../kit-parts.ts';
import { partsOf } from '../parts/completeness-dots.tsx';
import { SlideColor } from '../parts/slide-color.tsx';
import { SummarySlide } from '../slides/summary-slide.tsx';
import { pdfReason, useKitPdf } from '../use-kit-pdf.ts';

/** The summary, what still misses, and where to go from here. */
export function StartTab({ kit, mayAct, onShare }: { kit: BrandKit; mayAct: boolean; onShare: () => void }) {
  const idea = chosenIdea(kit);
  const missing = partsOf(kit.completeness).filter(({ isDone }) => !isDone);
  return (
    <div className="flex flex-col gap-10">
      {idea ? (
        <div className="flex flex-col gap-4">
          <SummarySlide
            idea={idea}
            audience={chosenAudience(kit)?.name}
            images={idea.images}
            moodboard={kit.moodboardImages}
            products={chosenProducts(kit)}
            slideColor={slideColorOf(kit, 'SUMMARY')}
          />
          {mayAct && (
            <div className="flex justify-end">
              <SlideColor kit={kit} slide="SUMMARY" />
            </div>
          )}
        </div>
      ) : (
        <EmptyState
          title="Choose a brand idea first"
          text="The summary and everything else follow from the idea you choose."
        />
      )}
      {missing.length > 0 && (
        <Section look="display" title="Still to do" note="The kit is complete when all four parts are done.">
          <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
            {missing.map(({ tab }) => (
              <li key={tab}>
                <Link
                  to={kitAddress(kit.id, tab)}
                  className="flex items-center gap-3 px-4 py-3 text-sm hover:bg-ink/3"
                >
                  <span className="font-medium">{tabNames[tab]}</span>
                  <span className="text-ink-soft">{promptOf(kit, tab)}</span>
                  <ArrowRight aria-hidden className="ml-auto size-4 text-ink-soft" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <NextSteps kit={kit} onShare={onShare} />
      {!kit.isSample && <Waitlist kit={kit} mayAct={mayAct} />}
    </div>
  );
}

function NextSteps({ kit, onShare }: { kit: BrandKit; onShare: () => void }) {
  const pdf = useKitPdf(kit);
  const reason = pdfReason(kit);
  const [first] = chosenProducts(kit);
  const product = first?.title ?? kit.category;
  const link = (to: string, label: string) => (
    <Button asChild size="small">
      <Link to={to}>{label}</Link>
    </Button>
  );
  return (
    <Section look="display" title="Get started now!" note="From a brand on paper to a product in hand.">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Step
          icon={Download}
          title="Save it as a PDF"
          text={reason ?? 'Six landscape pages to send or print.'}
        >
          <Button size="small" busy={pdf.isRunning} disabled={reason !== null} onClick={pdf.save}>
            Download the PDF
          </Button>
        </Step>
        <Step
          icon={Share2}
          title="Share it"
          text="A public page of the brand, with a waitlist if you want one."
        >
          <Button size="small" onClick={onShare}>
            Share kit
          </Button>
        </Step>
        <Step
          icon={PenTool}
          title="Design the product"
          text="Put the brand on a product template, layer by layer."
        >
          {link('/product-design', 'Open the design studio')}
        </Step>
        <Step
          icon={Factory}
          title="Find a factory"
          text={`Factories for ${product.toLowerCase()}, with minimums and lead times.`}
        >
          {link(
            `/browse-suppliers?searchKey=${encodeURIComponent(kit.category || product)}`,
            'Browse suppliers',
          )}
        </Step>
        <Step
          icon={Landmark}
          title="Check the duty"
          text="Landed cost by country, before you ask for a quote."
        >
          {link(`/tariff-rate-agent?query=${encodeURIComponent(product)}`, 'Look up the duty')}
        </Step>
        <Step icon={Printer} title="Sell without stock" text="Print the brand on blanks, one at a time.">
          {link('/print-on-demand-catalog', 'Open the catalog')}
        </Step>
      </ul>
    </Section>
  );
}

function Step({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line bg-raised p-4">
      <Icon aria-hidden className="size-5 text-ink-soft" />
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
      <div className="mt-auto pt-2">{children}</div>
    </li>
  );
}
