import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Badge, Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { kitAddress } from '../addresses.ts';
import { BrandFace } from '../parts/kit-face.tsx';

/** A brand idea with its words, colors and pictures; in other colors where it is only looked at. */
export function BrandIdeaCard({ output }: CardProps<OutputOfCard<'brand_idea'>>) {
  const { idea } = output;
  return (
    <Card
      label={`Brand idea ${idea.brandName}`}
      title={
        <Link to={kitAddress(output.brandKitId, 'IDEA')} className="hover:underline hover:underline-offset-4">
          {idea.brandName}
        </Link>
      }
      note={`Idea ${output.place} of ${output.of}`}
      aside={
        output.isRecolored ? (
          <Badge tone="info">Preview</Badge>
        ) : output.isChosen ? (
          <Status tone="good">Chosen</Status>
        ) : null
      }
      actions={
        <>
          {output.isRecolored && (
            <Button size="small" onClick={() => askPartner('Keep these colors')}>
              Keep these colors
            </Button>
          )}
          {!output.isChosen && (
            <Button size="small" onClick={() => askPartner(`Choose the idea ${idea.brandName}`)}>
              Choose {idea.brandName}
            </Button>
          )}
          {output.isChosen && !output.isRecolored && (
            <Button asChild size="small">
              <Link to={kitAddress(output.brandKitId, 'IDEA')}>Open the kit</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <BrandFace
          idea={idea}
          palette={idea.colorPalette.map(({ hexCode }) => hexCode)}
          images={idea.images}
        />
        <p className="text-sm text-pretty">{idea.mission}</p>
        <ul className="grid gap-3 text-sm sm:grid-cols-3">
          {idea.valueProps.map((value) => (
            <li key={value} className="border-t border-line pt-2">
              {value}
            </li>
          ))}
        </ul>
        <ul aria-label="Colors" className="grid gap-x-4 gap-y-2 text-xs sm:grid-cols-2">
          {idea.colorPalette.map((color, index) => (
            <li key={`${color.hexCode}${index}`} className="flex items-center gap-2">
              <span
                aria-hidden
                style={{ background: color.hexCode }}
                className="size-5 shrink-0 rounded-md ring-1 ring-ink/15"
              />
              <span className="truncate">{color.name}</span>
              <span className="figures ml-auto text-ink-soft">{color.hexCode}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
