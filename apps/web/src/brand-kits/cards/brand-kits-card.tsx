import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { kitsAddress } from '../addresses.ts';
import { KitTile } from '../parts/kit-tile.tsx';

const threadTiles = 6;

/** Brand kits with their covers. */
export function BrandKitsCard({ output, density }: CardProps<OutputOfCard<'brand_kits'>>) {
  const shown = density === 'thread' ? output.kits.slice(0, threadTiles) : output.kits;
  const isExamples = output.kits.length > 0 && output.kits.every(({ isSample }) => isSample);
  const noun = isExamples ? 'example kit' : 'brand kit';
  const more = output.total - shown.length;
  return (
    <Card
      label="Brand kits"
      title={output.total === 0 ? 'No brand kits' : count(output.total, noun)}
      note={
        output.total === 0 ? 'Start one with a sentence: what you want to sell, and for whom.' : undefined
      }
      actions={
        <>
          <Button asChild size="small">
            <Link to={kitsAddress}>Open brand kits</Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, `more ${noun}`)}</span>
          )}
        </>
      }
    >
      {shown.length > 0 && (
        <div className="@container">
          <div className="grid gap-4 @md:grid-cols-2 @4xl:grid-cols-3">
            {shown.map((kit) => (
              <KitTile key={kit.id} kit={kit} mayAct={false} />
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}
