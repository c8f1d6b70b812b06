import { Heart } from 'lucide-react';
import { addFavorite } from '@brandwright/contract/sourcing/marketplace/add-favorite.ts';
import { removeFavorite } from '@brandwright/contract/sourcing/marketplace/remove-favorite.ts';
import { useAction } from '#api/use-action.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { useMaySave } from '../use-may-save.ts';

export interface FavoriteButtonProps {
  /** One of the two. */
  supplierId?: string;
  itemId?: string;
  name: string;
  isFavorite: boolean;
  /** `icon` stands on a picture's corner, `button` in a page's head. */
  look?: 'icon' | 'button';
  className?: string;
}

/** Saves a supplier or an item, or takes it out again. Whoever may not save sees nothing. */
export function FavoriteButton({
  supplierId,
  itemId,
  name,
  isFavorite,
  look = 'icon',
  className,
}: FavoriteButtonProps) {
  const maySave = useMaySave();
  const add = useAction(addFavorite);
  const remove = useAction(removeFavorite);
  if (!maySave) return null;
  const busy = add.isRunning || remove.isRunning;
  const named = itemId === undefined ? { supplierId } : { itemId };
  const toggle = () => void (isFavorite ? remove.run(named) : add.run(named));
  const heart = <Heart aria-hidden className={cn(isFavorite && 'fill-current text-accent')} />;
  if (look === 'button') {
    return (
      <Button onClick={toggle} busy={busy} aria-pressed={isFavorite} className={className}>
        {!busy && heart}
        {isFavorite ? 'Saved' : 'Save'}
      </Button>
    );
  }
  return (
    <IconButton
      label={isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`}
      aria-pressed={isFavorite}
      disabled={busy}
      onClick={toggle}
      className={cn('rounded-full bg-raised/90 text-ink hover:bg-raised', className)}
    >
      {heart}
    </IconButton>
  );
}
