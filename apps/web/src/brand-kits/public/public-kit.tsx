import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SharedBrandKit } from '@brandwright/contract/brand-kits/shared-brand-kit.ts';
import { Markdown } from '#copilot/markdown.tsx';
import { cn } from '#ui/cn.ts';
import { formatMoney } from '#ui/format.ts';
import { inSentence } from '../kit-parts.ts';
import { lookOf, lookStyle } from '../look/brand-look.ts';
import { luminance } from '../look/color.ts';
import { brandHeading, brandText, brandType } from '../look/typeface.ts';
import { slotOf } from '../picture-slot.ts';
import { sectionsOf } from '../research-sections.ts';
import { SlidePicture } from '../slides/slide-picture.tsx';
import { WaitlistForm } from './waitlist-form.tsx';

const isThere = (image: string) => slotOf(image).state === 'there';
type Idea = NonNullable<SharedBrandKit['idea']>;

/** A brand as anybody with the link sees it, in its own colors and type. */
export function PublicKit({ kit, idea }: { kit: SharedBrandKit; idea: Idea }) {
  const palette = idea.colorPalette.map(({ hexCode }) => hexCode);
  const main = kit.slideColors.find(({ key }) => key === 'SUMMARY')?.value ?? palette[0];
  const lightest = [...palette].sort((one, other) => luminance(other) - luminance(one))[0] ?? '#FFFFFF';
  const pale = luminance(lightest) > 0.6 ? lightest : '#FFFFFF';
  const tiles = kit.moodboardImages.filter(isThere);
  return (
    <div style={lookStyle(lookOf(palette, pale))}>
      <Hero kit={kit} idea={idea} palette={palette} main={main} />
      <Band>
        <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-20">
          <p
            style={brandText(idea.brandName, 'clamp(1.375rem, 2.4vw, 2rem)')}
            className="leading-[1.28] text-pretty"
          >
            {idea.mission}
          </p>
          <ul className="flex flex-col">
            {idea.valueProps.map((value) => (
              <li
                key={value}
                className="border-t border-(--b-line) py-4 text-base first:border-t-0 first:pt-0 lg:first:border-t lg:first:pt-4"
              >
                {value}
              </li>
            ))}
          </ul>
        </div>
      </Band>
      <Pictures brandName={idea.brandName} images={idea.images.slice(1).filter(isThere)} />
      {kit.products.length > 0 && <Products kit={kit} idea={idea} />}
      {tiles.length > 0 && <Moodboard brandName={idea.brandName} tiles={tiles} />}
      <Palette idea={idea} />
      {kit.marketResearch && <Research idea={idea} content={kit.marketResearch} />}
      <footer
        style={lookStyle(lookOf(palette, main))}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-8 sm:px-12 lg:px-16"
      >
        <p style={brandType(idea.brandName, '1.375rem')}>{idea.brandName}</p>
        <p className="text-sm">
          Prices and market figures are estimates.{' '}
          <Link to="/" className="underline underline-offset-4">
            Made with Brandwright
          </Link>
        </p>
      </footer>
    </div>
  );
}

function Hero({
  kit,
  idea,
  palette,
  main,
}: {
  kit: SharedBrandKit;
  idea: Idea;
  palette: readonly string[];
  main: string | undefined;
}) {
  const cover = idea.images.find(isThere);
  return (
    <header style={lookStyle(lookOf(palette, main))} className={cover && 'grid lg:grid-cols-2'}>
      <div className="flex flex-col justify-center gap-6 px-6 py-14 sm:px-12 lg:px-16 lg:py-20">
        <p className="text-sm text-(--b-ink-soft)">{kit.category}</p>
        <h1
          style={brandType(idea.brandName, `clamp(2.75rem, ${idea.brandName.length > 12 ? 5 : 7}vw, 6.5rem)`)}
          className="leading-[0.98] text-balance wrap-anywhere"
        >
          {idea.brandName}
        </h1>
        <p className="max-w-[34ch] text-lg text-pretty">{idea.slogan}</p>
        {kit.audience && <p className="text-base text-(--b-ink-soft)">For {inSentence(kit.audience.name)}</p>}
        {kit.isWaitlistSitePublished && (
          <div className="pt-2">
            <WaitlistForm brandKitId={kit.brandKitId} brandName={idea.brandName} />
          </div>
        )}
      </div>
      {cover && (
        <SlidePicture
          slot={slotOf(cover)}
          alt={`${idea.brandName}, picture`}
          width={1024}
          className="aspect-square lg:aspect-auto lg:min-h-[36rem]"
        />
      )}
    </header>
  );
}

function Band({ title, brandName, children }: { title?: string; brandName?: string; children: ReactNode }) {
  return (
    <section className="mx-auto w-full max-w-7xl px-6 py-14 sm:px-12 lg:px-16 lg:py-20">
      {title && (
        <h2
          style={brandHeading(brandName ?? title, 'clamp(1.75rem, 3vw, 2.5rem)')}
          className="pb-7 leading-tight"
        >
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

function Pictures({ brandName, images }: { brandName: string; images: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-px sm:grid-cols-3">
      {images.map((image, index) => (
        <li key={image}>
          <SlidePicture
            slot={slotOf(image)}
            alt={`${brandName}, picture ${index + 2}`}
            width={600}
            className="aspect-square"
          />
        </li>
      ))}
    </ul>
  );
}

function Products({ kit, idea }: { kit: SharedBrandKit; idea: Idea }) {
  return (
    <Band title="First products" brandName={idea.brandName}>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {kit.products.map((product) => (
          <li key={product.title} className="flex flex-col">
            <SlidePicture
              slot={slotOf(product.image)}
              alt={product.title}
              className="aspect-square rounded-lg"
            />
            <div className="flex items-baseline justify-between gap-4 pt-4">
              <h3 className="text-base font-semibold text-pretty">{product.title}</h3>
              <p className="figures">{formatMoney(Math.round(product.suggestedRetailPrice * 100))}</p>
            </div>
            <p className="pt-1.5 text-(--b-ink-soft)">{product.description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Moodboard({ brandName, tiles }: { brandName: string; tiles: readonly string[] }) {
  return (
    <section aria-label="Mood board">
      <ul className="grid grid-cols-2 gap-px sm:grid-cols-4">
        {tiles.map((image, index) => (
          <li key={image}>
            <SlidePicture
              slot={slotOf(image)}
              alt={`${brandName}, mood board ${index + 1}`}
              width={480}
              className="aspect-square"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Palette({ idea }: { idea: Idea }) {
  return (
    <Band title="Colors" brandName={idea.brandName}>
      <ul className="grid grid-cols-2 overflow-hidden rounded-lg ring-1 ring-(--b-line) lg:grid-cols-4">
        {idea.colorPalette.map((color, index) => {
          const look = lookOf([color.hexCode]);
          return (
            <li
              key={`${color.hexCode}${index}`}
              style={{ background: color.hexCode, color: look.ink }}
              className="flex min-h-44 flex-col justify-end gap-0.5 p-5"
            >
              <span className="font-medium">{color.name}</span>
              <span className="figures text-sm">{color.hexCode}</span>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

function Research({ idea, content }: { idea: Idea; content: string }) {
  return (
    <Band title="The market" brandName={idea.brandName}>
      <div className="border-b border-(--b-line)">
        {sectionsOf(content).map((section, index) => (
          <details
            key={`${section.title}${index}`}
            className="group border-t border-(--b-line)"
            open={index === 0}
          >
            <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
              {section.title || 'In short'}
              <span
                aria-hidden
                className="text-lg leading-none font-normal transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <div className={cn('pb-6 [&_.prose]:text-base')}>
              <Markdown text={section.body} isWithoutLinks />
            </div>
          </details>
        ))}
      </div>
    </Band>
  );
}
