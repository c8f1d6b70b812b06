import { Link } from 'react-router';
import type { SharedBrandKit } from '@brandwright/contract/brand-kits/shared-brand-kit.ts';
import { lookOf, lookStyle } from '../look/brand-look.ts';
import { luminance } from '../look/color.ts';
import { brandText, brandType } from '../look/typeface.ts';
import { isThere } from '../picture-slot.ts';
import { Band } from './band.tsx';
import { Hero } from './public-hero.tsx';
import type { Idea } from './public-idea.ts';
import { Moodboard, Pictures } from './public-pictures.tsx';
import { Palette, Products, Research } from './public-sections.tsx';

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
