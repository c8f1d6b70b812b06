import { Eye, EyeOff, Image as ImageIcon, Lock, LockOpen, PenLine, Shapes, Type } from 'lucide-react';
import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import type { Editor } from '../canvas/use-editor.ts';

const icons = { TEXT: Type, SHAPE: Shapes, IMAGE: ImageIcon, DRAWING: PenLine } as const;

/** The layers from the front to the back: what is on the canvas, for those who do not see it or point at it. */
export function LayersPanel({ editor, mayChange }: { editor: Editor; mayChange: boolean }) {
  const layers = editor.document.layers.toReversed();
  if (layers.length === 0)
    return (
      <p className="py-2 text-sm text-ink-soft">Nothing on the product yet. Add text, a logo or a shape.</p>
    );
  return (
    <ol aria-label="Layers, front first" className="flex flex-col gap-0.5">
      {layers.map((layer) => (
        <LayerRow key={layer.id} layer={layer} editor={editor} mayChange={mayChange} />
      ))}
    </ol>
  );
}

function LayerRow({ layer, editor, mayChange }: { layer: DesignLayer; editor: Editor; mayChange: boolean }) {
  const Icon = icons[layer.kind];
  const words = layerWords(layer);
  const isChosen = editor.selection.includes(layer.id);
  return (
    <li className={cn('flex items-center gap-1 rounded-lg', isChosen && 'bg-ink/7')}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={(event) =>
          editor.select(
            event.shiftKey
              ? isChosen
                ? editor.selection.filter((id) => id !== layer.id)
                : [...editor.selection, layer.id]
              : [layer.id],
          )
        }
        className="flex min-w-0 flex-1 items-center gap-2 rounded-lg px-2 py-1.5 text-left text-sm hover:bg-ink/5"
      >
        <Icon aria-hidden className="size-4 text-ink-soft" />
        <span
          className={cn('truncate first-letter:uppercase', !layer.isVisible && 'text-ink-soft line-through')}
        >
          {words}
        </span>
      </button>
      <IconButton
        label={layer.isVisible ? `Hide ${words}` : `Show ${words}`}
        disabled={!mayChange}
        onClick={() => editor.patch([layer.id], (one) => ({ ...one, isVisible: !one.isVisible }))}
      >
        {layer.isVisible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </IconButton>
      <IconButton
        label={layer.isLocked ? `Unlock ${words}` : `Lock ${words}`}
        disabled={!mayChange}
        onClick={() => editor.patch([layer.id], (one) => ({ ...one, isLocked: !one.isLocked }))}
      >
        {layer.isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </li>
  );
}
