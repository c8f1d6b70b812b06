import { useCallback, useState } from 'react';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { renderDesign } from '@brandwright/contract/design/studio/render-design.ts';
import { productTemplates, templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import { queryClient } from '#api/query-client.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { saveFrom } from '#ui/save-from.ts';
import { Tabs } from '#ui/tabs.tsx';
import { inkFor, markOf, paletteOf } from '../brand-look.ts';
import type { Tool } from '../canvas/design-stage.tsx';
import { newDrawing } from '../canvas/new-layers.ts';
import { useAutosave } from '../canvas/use-autosave.ts';
import { useEditor } from '../canvas/use-editor.ts';
import { AddBar } from './add-bar.tsx';
import { CanvasFrame } from './canvas-frame.tsx';
import { CanvasTools } from './canvas-tools.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { Inspector } from './inspector.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { ProductPanel } from './product-panel.tsx';
import { SaveLine } from './save-line.tsx';
import { VersionsPanel } from './versions-panel.tsx';

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
    onDone: ({ url, name }) => saveFrom(url, `${name}.png`),
  });

  const onDrawn = useCallback(
    (points: number[]) => {
      if (points.length >= 4) editor.add(newDrawing(points, ink, 6));
    },
    [editor, ink],
  );
  const onZoom = useCallback((next: number) => setZoom(Math.min(4, Math.max(1, next))), []);

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
        <CanvasTools
          editor={editor}
          tool={tool}
          onTool={setTool}
          zoom={zoom}
          onZoom={onZoom}
          isExporting={render.isRunning}
          onExport={() =>
            void save().then(() => render.run({ designId: design.designId, what: 'PRODUCT', width: 2000 }))
          }
        />
        <CanvasFrame
          name={design.name}
          editor={editor}
          template={template}
          zoom={zoom}
          tool={tool}
          mayChange={mayChange}
          pen={{ color: ink, width: 6 }}
          onDrawn={onDrawn}
          onZoom={onZoom}
        />
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
