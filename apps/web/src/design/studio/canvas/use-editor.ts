import { useCallback, useMemo, useReducer } from 'react';
import type { DesignDocument, DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import {
  addLayer,
  changeLayers,
  duplicateLayers,
  nudge,
  removeLayers,
  reorder,
  type OrderStep,
} from './edits.ts';
import { edit, startEditing } from './history.ts';
import { newLayerId } from './new-layers.ts';

/** The canvas of one design: what is on it, what is chosen, and everything that can be done to it. */
export function useEditor(initial: DesignDocument) {
  const [state, send] = useReducer(edit, initial, startEditing);
  const { document, selection } = state;

  const change = useCallback(
    (next: DesignDocument, step?: string, select?: readonly string[]) =>
      send({
        kind: 'change',
        document: next,
        ...(step === undefined ? {} : { step }),
        ...(select ? { select } : {}),
      }),
    [],
  );
  const replace = useCallback((next: DesignDocument) => send({ kind: 'replace', document: next }), []);
  const select = useCallback((ids: readonly string[]) => send({ kind: 'select', ids }), []);

  return useMemo(
    () => ({
      document,
      selection,
      chosen: document.layers.filter(({ id }) => selection.includes(id)),
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
      select,
      undo: () => send({ kind: 'undo' }),
      redo: () => send({ kind: 'redo' }),
      settle: () => send({ kind: 'settle' }),
      replace,
      change,
      /** Changes layers; steps of one name in a row are undone together. */
      patch: (ids: readonly string[], how: (layer: DesignLayer) => DesignLayer, step?: string) =>
        change(changeLayers(document, ids, how), step),
      add: (layer: DesignLayer) => {
        const added = addLayer(document, layer);
        if (added) change(added.document, undefined, added.ids);
        return added !== null;
      },
      remove: () => change(removeLayers(document, selection)),
      duplicate: () => {
        const copied = duplicateLayers(document, selection, newLayerId);
        if (copied) change(copied.document, undefined, copied.ids);
      },
      nudge: (dx: number, dy: number) =>
        change(nudge(document, selection, dx, dy), `nudge ${selection.join()}`),
      reorder: (step: OrderStep) => change(reorder(document, selection, step)),
    }),
    [document, selection, state.past.length, state.future.length, select, replace, change],
  );
}

export type Editor = ReturnType<typeof useEditor>;
