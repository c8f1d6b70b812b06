import { Download, Hand, MousePointer2, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import type { Tool } from '../canvas/design-stage.tsx';
import type { Editor } from '../canvas/use-editor.ts';

/** Above the canvas: undo, tools, zoom, export. */
export function CanvasTools({
  editor,
  tool,
  onTool,
  zoom,
  onZoom,
  isExporting,
  onExport,
}: {
  editor: Editor;
  tool: Tool;
  onTool: (tool: Tool) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  isExporting: boolean;
  onExport: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
        <Redo2 aria-hidden />
      </IconButton>
      <IconButton label="Select" aria-pressed={tool === 'select'} onClick={() => onTool('select')}>
        <MousePointer2 aria-hidden />
      </IconButton>
      <IconButton
        label="Pan"
        aria-pressed={tool === 'pan'}
        disabled={zoom === 1}
        onClick={() => onTool('pan')}
      >
        <Hand aria-hidden />
      </IconButton>
      <IconButton label="Zoom out" disabled={zoom <= 1} onClick={() => onZoom(zoom / 1.25)}>
        <ZoomOut aria-hidden />
      </IconButton>
      <span className="w-11 text-center text-xs text-ink-soft tabular-nums">{Math.round(zoom * 100)}%</span>
      <IconButton label="Zoom in" disabled={zoom >= 4} onClick={() => onZoom(zoom * 1.25)}>
        <ZoomIn aria-hidden />
      </IconButton>
      <span className="flex-1" />
      <Button size="small" busy={isExporting} onClick={onExport}>
        <Download aria-hidden />
        Export PNG
      </Button>
    </div>
  );
}
