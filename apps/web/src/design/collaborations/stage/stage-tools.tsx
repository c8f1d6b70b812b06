import { MessageSquarePlus, MoveUpRight, Pencil, Square, Undo2 } from 'lucide-react';
import {
  markupColors,
  type MarkupColor,
  type MarkupTool,
} from '@brandwright/contract/design/collaborations/entities.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { inkOf } from './markup-layer.tsx';

const tools = [
  { tool: 'STROKE', label: 'Draw', icon: Pencil },
  { tool: 'ARROW', label: 'Arrow', icon: MoveUpRight },
  { tool: 'RECTANGLE', label: 'Rectangle', icon: Square },
] as const;
const colorNames: Readonly<Record<MarkupColor, string>> = {
  CLAY: 'Clay',
  SKY: 'Blue',
  SAGE: 'Green',
  INK: 'Ink',
  PAPER: 'Paper',
};

/** What a click or a drag on the picture does. */
export function StageTools({
  tool,
  color,
  canStepBack,
  onTool,
  onColor,
  onComment,
  onStepBack,
}: {
  tool: MarkupTool | null;
  color: MarkupColor;
  canStepBack: boolean;
  onTool: (tool: MarkupTool | null) => void;
  onColor: (color: MarkupColor) => void;
  onComment: () => void;
  onStepBack: () => void;
}) {
  return (
    <div role="toolbar" aria-label="Tools" className="flex flex-wrap items-center gap-1.5">
      <Button size="small" onClick={onComment}>
        <MessageSquarePlus aria-hidden />
        Comment
      </Button>
      {tools.map(({ tool: one, label, icon: Icon }) => (
        <IconButton
          key={one}
          label={label}
          look="outline"
          aria-pressed={tool === one}
          onClick={() => onTool(tool === one ? null : one)}
          className={cn(tool === one && 'border-ink bg-ink/8 text-ink')}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
      {tool && (
        <>
          <div role="radiogroup" aria-label="Color" className="flex gap-1 px-1">
            {markupColors.map((one) => (
              <button
                key={one}
                type="button"
                role="radio"
                aria-checked={color === one}
                aria-label={colorNames[one]}
                title={colorNames[one]}
                onClick={() => onColor(one)}
                className={cn(
                  'size-6 rounded-full border border-line',
                  color === one && 'outline-2 outline-offset-2 outline-ink',
                )}
                style={{ background: inkOf[one] }}
              />
            ))}
          </div>
          <IconButton label="Undo last shape" disabled={!canStepBack} onClick={onStepBack}>
            <Undo2 aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  );
}
