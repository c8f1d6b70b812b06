import { productTemplates, templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import type { DesignDocument, DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { Select } from '#ui/select.tsx';
import { resetText } from '../canvas/fonts.ts';
import type { Editor } from '../canvas/use-editor.ts';
import { Swatches } from './swatches.tsx';

/** The product and its color. */
export function ProductPanel({
  editor,
  palette,
  mayChange,
}: {
  editor: Editor;
  palette: readonly string[];
  mayChange: boolean;
}) {
  const { document } = editor;
  return (
    <div className="flex flex-col gap-4">
      <Select
        aria-label="Product"
        value={document.templateKey}
        disabled={!mayChange}
        onChange={(key) => editor.change(ontoProduct(document, key))}
        options={productTemplates.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <Swatches
        label="Product color"
        value={document.productColor}
        palette={palette}
        disabled={!mayChange}
        onChange={(productColor) => editor.change({ ...document, productColor }, 'product color')}
      />
    </div>
  );
}

/** The document on another product: what was in the print area of the one is fitted into that of the other. */
export function ontoProduct(document: DesignDocument, key: string): DesignDocument {
  const to = templateNamed(key);
  const from = templateNamed(document.templateKey);
  if (!to || !from) return document;
  const [a, b] = [from.printArea, to.printArea];
  const scale = Math.min(b.width / a.width, b.height / a.height);
  const layers = document.layers.map((layer): DesignLayer => {
    const x = b.x + b.width / 2 + (layer.x - a.x - a.width / 2) * scale;
    const y = b.y + b.height / 2 + (layer.y - a.y - a.height / 2) * scale;
    if (layer.kind === 'TEXT')
      return resetText(
        { ...layer, x, y },
        {
          fontSize: Math.max(6, Math.round(layer.fontSize * scale * 10) / 10),
          letterSpacing: layer.letterSpacing * scale,
        },
      );
    return {
      ...layer,
      x,
      y,
      width: Math.max(1, layer.width * scale),
      height: Math.max(1, layer.height * scale),
    };
  });
  return { ...document, templateKey: key, layers };
}
