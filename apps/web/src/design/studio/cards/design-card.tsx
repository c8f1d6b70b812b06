import { Link } from 'react-router';
import { designModeWords } from '@brandwright/contract/design/studio/enums.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { conceptAddress, studioAddress } from '../addresses.ts';
import { BuyDesign } from '../parts/buy-design.tsx';
import { ConceptPictures } from '../parts/concept-pictures.tsx';

const threadLayers = 5;

/** A design: its picture, what is on it, and the pictures that wait for a choice. */
export function DesignCard({ output, density }: CardProps<OutputOfCard<'design'>>) {
  const { designId, name, product, productColorName, previewUrl, mode, document, generateData } = output;
  const { version, shownVersion, isArchived, isCommunity } = output;
  const what = `${product} in ${productColorName} · ${designModeWords[mode][0].toLowerCase()}`;
  const layers = document.layers.toReversed();
  const shown = density === 'thread' ? layers.slice(0, threadLayers) : layers;
  const more = layers.length - shown.length;
  return (
    <Card
      label={`Design ${name}`}
      title={
        <Link to={studioAddress(designId)} className="hover:underline">
          {name}
        </Link>
      }
      note={shownVersion === null ? what : `Version ${shownVersion} of ${version} · ${what}`}
      actions={
        <>
          <Button asChild size="small">
            <Link to={studioAddress(designId)}>Open in the studio</Link>
          </Button>
          {!isArchived && !isCommunity && shownVersion === null && generateData.pictures.length === 0 && (
            <BuyDesign design={output} />
          )}
          {generateData.pictures.length > 0 && shownVersion === null && (
            <Button asChild size="small" look="quiet">
              <Link to={conceptAddress(designId)}>Choose a picture</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="@container flex flex-col gap-4">
        <div className="flex flex-col gap-4 @md:flex-row">
          <Picture
            src={previewUrl}
            alt={`${name}: ${product}`}
            sizes="320px"
            className="w-full @md:w-72 @md:shrink-0"
          />
          <div className="min-w-0 flex-1">
            <h4 className="text-xs font-medium text-ink-soft">
              {layers.length === 0 ? 'Nothing on it yet' : count(layers.length, 'layer')}
            </h4>
            <ul className="mt-1 flex flex-col gap-1 text-sm">
              {shown.map((layer) => (
                <li key={layer.id} className="wrap-anywhere">
                  <span className="inline-block first-letter:uppercase">{layerWords(layer)}</span>
                  {!layer.isVisible && <span className="text-ink-soft"> (hidden)</span>}
                </li>
              ))}
              {more > 0 && <li className="text-ink-soft">and {more} more</li>}
            </ul>
          </div>
        </div>
        {shownVersion === null && <ConceptPictures design={output} />}
      </div>
    </Card>
  );
}
