import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import type { Editor } from '../canvas/use-editor.ts';

/** What the fields of one kind of layer are given. */
export interface LayerFieldsProps<Kind extends DesignLayer['kind']> {
  layer: Extract<DesignLayer, { kind: Kind }>;
  editor: Editor;
  palette: readonly string[];
  disabled: boolean;
}
