import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { ItemTile } from '../../parts/item-tile.tsx';
import { imageSearchAddress } from '../image-search-address.ts';
import { Colors, Likeness } from '../parts/likeness.tsx';

const threadMatches = 6;

/** What looks like a picture, most alike first, with the picture itself. */
export function ImageMatchesCard({ output, density }: CardProps<OutputOfCard<'image_matches'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadMatches) : output.rows;
  const more = output.rows.length - shown.length;
  return (
    <Card
      label="Items like your picture"
      title={output.rows.length === 0 ? 'No similar items' : count(output.rows.length, 'similar item')}
      note={output.kind ? `Looks like ${output.kind.subgroup.toLowerCase()}` : undefined}
      actions={
        <Button asChild size="small">
          <Link to={imageSearchAddress(output.imageUrl)}>
            {more > 0 ? `Open all ${output.rows.length}` : 'Open and crop'}
          </Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <Picture
            src={output.imageUrl}
            alt="Your picture"
            sizes="64px"
            className="size-16 shrink-0 rounded-lg"
          />
          <Colors colors={output.colors} />
        </div>
        <div className="@container">
          <ol className="grid grid-cols-2 gap-x-4 gap-y-5 @md:grid-cols-3">
            {shown.map((item) => (
              <li key={item.itemId} className="flex flex-col gap-1">
                <ItemTile item={item} />
                <Likeness share={item.similarity} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  );
}
