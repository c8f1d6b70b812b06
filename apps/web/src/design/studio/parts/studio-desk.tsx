import { Download, Hand, MousePointer2, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { renderDesign } from '@brandwright/contract/design/studio/render-design.ts';
import { productTemplates, templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import { queryClient } from '#api/query-client.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { nextLayer } from '../canvas/edits.ts';
import { loadFonts } from '../canvas/fonts.ts';
import { newDrawing } from '../canvas/new-layers.ts';
import { useAutosave } from '../canvas/use-autosave.ts';
import { useEditor } from '../canvas/use-editor.ts';
import { AddBar } from './add-bar.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { Inspector } from './inspector.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { ProductPanel } from './product-panel.tsx';
import { SaveLine } from './save-line.tsx';
import { VersionsPanel } from './versions-panel.tsx';

const DesignStage = lazy(() => import('../canvas/design-stage.tsx'));

type Tool = 'select' | 'draw' | 'pan';
const panels = [
  { value: 'layer', label: 'Layer' },
  { value: 'product', label: 'Product' },
  { value: 'cost', label: 'Cost' },
  { value: 'versions', label: 'Versions' },
] as const;
type Panel = (typeof panels)[number]['value'];

/** The studio with a design open: canvas, layers, and panels for everything. */
export function StudioDesk({ design, mayChange }: { design: Design; mayChange: boolean }) {
  const editor = useEditor(design.document);
  const { replace } = editor;
  const { state, save, settle } = useAutosave(design, editor.document, mayChange, replace);
  const [tool, setTool] = useState<Tool>('select');
  const [zoom, setZoom] = useState(1);
  const [panel, setPanel] = useState<Panel>('layer');
  const [hasFonts, setHasFonts] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const side = useSide(frame);
  const kit = useOperation(
    getBrandKit,
    { brandKit: design.brandKitId ?? '' },
    { enabled: design.brandKitId !== null },
  );
  const template = templateNamed(editor.document.templateKey) ?? productTemplates[0];
  const palette = paletteOf(kit.data);
  const ground = template?.label ?? editor.document.productColor;
  const ink = inkFor(ground, palette);
  const render = useAction(renderDesign, {
    announce: false,
    onDone: ({ url, name }) => download(url, `${name}.png`),
  });

  useEffect(() => {
    let isHere = true;
    void loadFonts().then(() => isHere && setHasFonts(true));
    return () => {
      isHere = false;
    };
  }, []);

  const onDrawn = useCallback(
    (points: number[]) => {
      if (points.length >= 4) editor.add(newDrawing(points, ink, 6));
    },
    [editor, ink],
  );
  const onZoom = useCallback((next: number) => setZoom(Math.min(4, Math.max(1, next))), []);

  function press(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const done = keyDone(key, isCommand, event.shiftKey);
    if (done) event.preventDefault();
  }

  /** Does what a key means on the canvas; false for keys that mean nothing here. */
  function keyDone(key: string, isCommand: boolean, isShift: boolean): boolean {
    const has = editor.selection.length > 0;
    if (isCommand && key === 'z') return (isShift ? editor.redo() : editor.undo(), true);
    if (isCommand && key === 'y') return (editor.redo(), true);
    if (key === 'escape' && has) return (editor.select([]), true);
    if (key === 'tab') {
      const next = nextLayer(editor.document, editor.selection.at(-1), isShift);
      return next === null ? false : (editor.select([next]), true);
    }
    if (!mayChange || !has) return false;
    if (isCommand && key === 'd') return (editor.duplicate(), true);
    if (key === 'delete' || key === 'backspace') return (editor.remove(), true);
    if (key === ']') return (editor.reorder(isShift || isCommand ? 'front' : 'forward'), true);
    if (key === '[') return (editor.reorder(isShift || isCommand ? 'back' : 'backward'), true);
    const step = isShift ? 10 : 1;
    const way = { arrowleft: [-step, 0], arrowright: [step, 0], arrowup: [0, -step], arrowdown: [0, step] }[
      key
    ];
    if (!way) return false;
    editor.nudge(way[0] ?? 0, way[1] ?? 0);
    return true;
  }

  if (!template) return null;
  return (
    <div className="grid gap-6 lg:grid-cols-[220px_minmax(0,1fr)_290px]">
      <section aria-label="Layers" className="order-2 flex flex-col gap-4 lg:order-1">
        {mayChange && (
          <AddBar
            editor={editor}
            area={template.printArea}
            ink={ink}
            isDrawing={tool === 'draw'}
            onDraw={() => setTool(tool === 'draw' ? 'select' : 'draw')}
            brandKitId={design.brandKitId}
            mark={markOf(design)}
          />
        )}
        <LayersPanel editor={editor} mayChange={mayChange} />
      </section>
      <section aria-label="Canvas" className="order-1 flex min-w-0 flex-col gap-3 lg:order-2">
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton label="Select" aria-pressed={tool === 'select'} onClick={() => setTool('select')}>
            <MousePointer2 aria-hidden />
          </IconButton>
          <IconButton
            label="Pan"
            aria-pressed={tool === 'pan'}
            disabled={zoom === 1}
            onClick={() => setTool('pan')}
          >
            <Hand aria-hidden />
          </IconButton>
          <IconButton label="Zoom out" disabled={zoom <= 1} onClick={() => onZoom(zoom / 1.25)}>
            <ZoomOut aria-hidden />
          </IconButton>
          <span className="w-11 text-center text-xs text-ink-soft tabular-nums">
            {Math.round(zoom * 100)}%
          </span>
          <IconButton label="Zoom in" disabled={zoom >= 4} onClick={() => onZoom(zoom * 1.25)}>
            <ZoomIn aria-hidden />
          </IconButton>
          <span className="flex-1" />
          <Button
            size="small"
            busy={render.isRunning}
            onClick={() =>
              void save().then(() => render.run({ designId: design.designId, what: 'PRODUCT', width: 2000 }))
            }
          >
            <Download aria-hidden />
            Export PNG
          </Button>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={frame}
          // The canvas takes keys as a drawing program does; everything is in the panels too.
          role="application"
          aria-label={`Canvas of ${design.name}. Tab goes through the layers, arrows move them.`}
          aria-describedby="canvas-keys"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={press}
          className="relative aspect-square w-full touch-none overflow-hidden rounded-xl border border-line bg-ink/5"
        >
          {hasFonts && side > 0 ? (
            <Suspense fallback={<Skeleton className="size-full" />}>
              <DesignStage
                editor={editor}
                template={template}
                side={side}
                zoom={zoom}
                tool={tool}
                mayChange={mayChange}
                pen={{ color: ink, width: 6 }}
                onDrawn={onDrawn}
                onZoom={onZoom}
              />
            </Suspense>
          ) : (
            <Skeleton className="size-full" />
          )}
        </div>
        {mayChange ? (
          <SaveLine state={state} onRetry={() => void save()} onSettle={settle} />
        ) : (
          <p className="text-sm text-ink-soft">
            You can view this design. A member of this store can change it.
          </p>
        )}
        <p id="canvas-keys" className="hidden text-xs text-ink-soft lg:block">
          Arrows move, Shift moves farther, Delete removes, Ctrl+D copies, Ctrl+Z undoes, [ and ] change the
          order.
        </p>
      </section>
      <section aria-label="Properties" className="order-3">
        <Tabs label="Properties" value={panel} onChange={setPanel} items={panels}>
          {panel === 'layer' && <Inspector editor={editor} palette={palette} mayChange={mayChange} />}
          {panel === 'product' && <ProductPanel editor={editor} palette={palette} mayChange={mayChange} />}
          {panel === 'cost' && <EstimatePanel designId={design.designId} />}
          {panel === 'versions' && (
            <VersionsPanel
              design={design}
              mayChange={mayChange}
              onRestored={() => void queryClient.invalidateQueries({ queryKey: ['get_design'] })}
            />
          )}
        </Tabs>
      </section>
    </div>
  );
}

/** The side of the square that the canvas has room for, in pixels. */
function useSide(frame: React.RefObject<HTMLDivElement | null>): number {
  const [side, setSide] = useState(0);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setSide(Math.floor(box.clientWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame]);
  return side;
}

interface KitLook {
  brandIdeas: {
    generations: readonly { uuid: string; colorPalette: readonly { hexCode: string }[] }[];
    selectedUuid: string | null;
  };
}

function paletteOf(kit: KitLook | undefined): string[] {
  const ideas = kit?.brandIdeas;
  const idea = ideas?.generations.find(({ uuid }) => uuid === ideas.selectedUuid) ?? ideas?.generations[0];
  return (idea?.colorPalette ?? []).map(({ hexCode }) => hexCode.toLowerCase());
}

/** The brand's mark that the design carries already, else the one that its server chose for it. */
function markOf(design: Design): string {
  const own = design.document.layers.flatMap((layer) =>
    layer.kind === 'IMAGE' && layer.isMark ? (/mark\.([a-z]+)\./.exec(layer.url)?.[1] ?? []) : [],
  );
  return own[0] ?? design.mark;
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

const light = (hex: string) =>
  [1, 3, 5].reduce(
    (sum, at, index) =>
      sum + Number.parseInt(hex.slice(at, at + 2), 16) * ([0.299, 0.587, 0.114][index] ?? 0),
    0,
  ) / 255;
/** Ink that reads on the product: one of the brand's colors where one does. */
function inkFor(ground: string, palette: readonly string[]): string {
  const paper = light(ground);
  return (
    palette.find((color) => Math.abs(light(color) - paper) > 0.45) ?? (paper > 0.55 ? '#17171a' : '#ffffff')
  );
}
