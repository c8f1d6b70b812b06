import type { SharedBrandKit } from '@brandwright/contract/brand-kits/shared-brand-kit.ts';
import { Markdown } from '#copilot/markdown.tsx';
import { cn } from '#ui/cn.ts';
import { formatMoney } from '#ui/format.ts';
import { lookOf } from '../look/brand-look.ts';
import { slotOf } from '../picture-slot.ts';
import { sectionsOf } from '../research-sections.ts';
import { SlidePicture } from '../slides/slide-picture.tsx';
import { Band } from './band.tsx';
import type { Idea } from './public-idea.ts';

/** The first products, with their prices. */
export function Products({ kit, idea }: { kit: SharedBrandKit; idea: Idea }) {
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

/** The colors of the brand. */
export function Palette({ idea }: { idea: Idea }) {
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

/** What was found about the market. */
export function Research({ idea, content }: { idea: Idea; content: string }) {
  return (
    <Band title="Market research" brandName={idea.brandName}>
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
