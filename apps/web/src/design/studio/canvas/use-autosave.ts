import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  applyChange,
  changeBetween,
  sameValue,
} from '@brandwright/contract/design/studio/change-document.ts';
import { updateDesign } from '@brandwright/contract/design/studio/update-design.ts';
import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations, queryClient } from '#api/query-client.ts';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** Somebody else changed the same layer: one of the two must go. */
  | { kind: 'conflict'; theirs: Design; message: string };

/** What saving is about; whether all is saved is seen by comparing, never remembered. */
type Progress = { kind: 'idle' } | Exclude<SaveState, { kind: 'saved' | 'changed' }>;

const waitMs = 900;

/** Layers that both changed since, differently. */
export function changedByBoth(base: DesignDocument, mine: DesignDocument, theirs: DesignDocument): string[] {
  const own = changeBetween(base, mine);
  const other = changeBetween(base, theirs);
  if (!own || !other) return [];
  const touched = new Set([...other.layers.map(({ id }) => id), ...other.removedLayerIds]);
  const layerOf = ({ layers }: DesignDocument, id: string) => layers.find((layer) => layer.id === id);
  return [...own.layers.map(({ id }) => id), ...own.removedLayerIds].filter(
    (id) => touched.has(id) && !sameValue(layerOf(mine, id), layerOf(theirs, id)),
  );
}

/**
 * Saves what changed a moment after the last change, and takes in what others saved meanwhile: other layers are merged,
 * the same layer is asked about. `design` is what the server answered last.
 */
export function useAutosave(
  design: Design,
  document: DesignDocument,
  mayChange: boolean,
  show: (document: DesignDocument) => void,
) {
  const base = useRef({ document: design.document, revision: design.revision });
  const latest = useRef(document);
  const busy = useRef(false);
  const [savedDocument, setSavedDocument] = useState(design.document);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const [saves, setSaves] = useState(0);
  const isSaved = useMemo(() => changeBetween(savedDocument, document) === null, [savedDocument, document]);
  const isAsking = progress.kind === 'conflict';
  // In the same drawing as the change itself: a document that is not saved is at no moment called saved.
  const state: SaveState = progress.kind === 'idle' ? { kind: isSaved ? 'saved' : 'changed' } : progress;
  useLayoutEffect(() => {
    latest.current = document;
  }, [document]);

  const rebase = useCallback(({ document: saved, revision }: Pick<Design, 'document' | 'revision'>) => {
    base.current = { document: saved, revision };
    setSavedDocument(saved);
  }, []);

  const take = useCallback(
    (theirs: Design) => {
      if (busy.current || theirs.revision <= base.current.revision) return;
      const mine = latest.current;
      const both = changedByBoth(base.current.document, mine, theirs.document);
      if (both.length > 0) {
        setProgress({
          kind: 'conflict',
          theirs,
          message: 'Someone else changed a layer that you changed too.',
        });
        return;
      }
      const own = changeBetween(base.current.document, mine);
      rebase(theirs);
      show(own ? applyChange(theirs.document, own) : theirs.document);
    },
    [show, rebase],
  );

  const save = useCallback(async () => {
    const change = changeBetween(base.current.document, latest.current);
    if (!change || busy.current || !mayChange) return;
    busy.current = true;
    setProgress({ kind: 'saving' });
    const sent = latest.current;
    try {
      const saved = await callOperation(updateDesign, {
        designId: design.designId,
        revision: base.current.revision,
        layers: [...change.layers],
        removedLayerIds: [...change.removedLayerIds],
        ...(change.order ? { order: [...change.order] } : {}),
        ...(change.templateKey === undefined ? {} : { templateKey: change.templateKey }),
        ...(change.productColor === undefined ? {} : { productColor: change.productColor }),
      });
      // What others changed came along; what was changed here since the save stays.
      const since = changeBetween(sent, latest.current);
      const merged = since ? applyChange(saved.document, since) : saved.document;
      rebase(saved);
      // A newer one that was read while this one was saved stays, and is taken in now.
      queryClient.setQueryData<Design>([getDesign.name, { designId: design.designId }], (known) =>
        known && known.revision > saved.revision ? { ...known } : saved,
      );
      invalidateOperations(['list_designs', 'estimate_design_cost']);
      if (changeBetween(latest.current, merged)) show(merged);
      setProgress({ kind: 'idle' });
      // What came while it was saved waits for its own turn.
      if (since) setSaves((count) => count + 1);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        const theirs = await callOperation(getDesign, { designId: design.designId }).catch(() => null);
        setProgress(
          theirs
            ? { kind: 'conflict', theirs, message: error.message }
            : { kind: 'failed', message: messageOf(error) },
        );
      } else setProgress({ kind: 'failed', message: messageOf(error) });
    } finally {
      busy.current = false;
    }
  }, [design.designId, mayChange, show, rebase]);

  useEffect(() => take(design), [design, take]);

  useEffect(() => {
    if (!mayChange) return;
    // What is on its way to the server is not known to be saved: its answer tells what is left to save.
    if (busy.current) return;
    if (isSaved || isAsking) return;
    setProgress((now) => (now.kind === 'failed' ? { kind: 'idle' } : now));
    const timer = setTimeout(() => void save(), waitMs);
    return () => clearTimeout(timer);
  }, [document, isSaved, isAsking, mayChange, save, saves]);

  // What is not saved yet is not lost with the tab.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (busy.current || changeBetween(base.current.document, latest.current)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void save();
    };
  }, [save]);

  const settle = useCallback(
    (whose: 'mine' | 'theirs') => {
      if (progress.kind !== 'conflict') return;
      const { theirs } = progress;
      const own = changeBetween(base.current.document, latest.current);
      rebase(theirs);
      setProgress({ kind: 'idle' });
      show(whose === 'mine' && own ? applyChange(theirs.document, own) : theirs.document);
    },
    [progress, show, rebase],
  );

  return { state, save, settle };
}
