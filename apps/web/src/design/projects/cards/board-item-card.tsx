import { Link } from 'react-router';
import { boardItemKindLabels } from '@brandwright/contract/design/projects/enums.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { projectAddress } from '../addresses.ts';
import { edgeOf, groundOf } from '../board/item-look.ts';
import { ItemFace } from '../parts/item-face.tsx';

/** A note, idea, picture or link that was put on a board, changed or taken off. */
export function BoardItemCard({ output: item, call }: CardProps<OutputOfCard<'board_item'>>) {
  const isUndone = call.undone ?? false;
  const isOff =
    (call.operation === 'remove_board_item' && !isUndone) ||
    (call.operation === 'add_board_item' && isUndone);
  return (
    <Card
      label={`${boardItemKindLabels[item.kind]} on ${item.projectTitle}`}
      title={`${boardItemKindLabels[item.kind]} ${isOff ? 'removed' : 'on'} ${item.projectTitle}`}
      actions={
        <Button asChild size="small">
          <Link to={projectAddress(item.projectId)}>Open the board</Link>
        </Button>
      }
    >
      <div
        className={cn(
          'max-w-72 overflow-hidden rounded-lg border',
          item.imageUrl && 'h-56',
          isOff && 'opacity-60',
        )}
        style={{ background: groundOf(item.color), borderColor: edgeOf(item.color) }}
      >
        <ItemFace item={item} clamp={false} />
      </div>
    </Card>
  );
}
