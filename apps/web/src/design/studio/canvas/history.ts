import { sameValue } from '@brandwright/contract/design/studio/change-document.ts';
import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';

/** Steps back that are kept in this session; older states are versions on the server. */
const mostSteps = 100;

export interface EditorState {
  document: DesignDocument;
  past: readonly DesignDocument[];
  future: readonly DesignDocument[];
  /** Ids of the chosen layers, in the order they were chosen. */
  selection: readonly string[];
  /** What the last step was about: the next of the same name adds to it. */
  step: string | null;
}

export type EditorAction =
  /** A change. Steps of the same name in a row are undone together; none stands alone. */
  | { kind: 'change'; document: DesignDocument; step?: string; select?: readonly string[] }
  | { kind: 'select'; ids: readonly string[] }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** What came from elsewhere takes the place of what is shown; one step back leads to what was there. */
  | { kind: 'replace'; document: DesignDocument }
  /** Ends a row of steps: the finger was lifted, the field was left. */
  | { kind: 'settle' };

export const startEditing = (document: DesignDocument): EditorState => ({
  document,
  past: [],
  future: [],
  selection: [],
  step: null,
});

/** Selected ids that the document still has. */
const kept = (ids: readonly string[], { layers }: DesignDocument) =>
  ids.filter((id) => layers.some((layer) => layer.id === id));

/** The editor after an action. Pure: what is on the canvas is always `document`. */
export function edit(state: EditorState, action: EditorAction): EditorState {
  if (action.kind === 'select') return { ...state, selection: kept(action.ids, state.document), step: null };
  if (action.kind === 'settle') return state.step === null ? state : { ...state, step: null };
  if (action.kind === 'undo' || action.kind === 'redo') return travel(state, action.kind);
  const isSame = sameValue(state.document, action.document);
  const selection = kept(
    (action.kind === 'change' ? action.select : undefined) ?? state.selection,
    action.document,
  );
  if (isSame) return { ...state, selection };
  const step = action.kind === 'change' ? (action.step ?? null) : null;
  const joins = step !== null && step === state.step;
  return {
    document: action.document,
    past: joins ? state.past : [...state.past, state.document].slice(-mostSteps),
    future: [],
    selection,
    step,
  };
}

function travel(state: EditorState, way: 'undo' | 'redo'): EditorState {
  const [from, to] = way === 'undo' ? [state.past, state.future] : [state.future, state.past];
  const document = way === 'undo' ? from.at(-1) : from[0];
  if (!document) return state;
  const left = way === 'undo' ? from.slice(0, -1) : from.slice(1);
  const grown = way === 'undo' ? [state.document, ...to] : [...to, state.document];
  return {
    document,
    past: way === 'undo' ? left : grown,
    future: way === 'undo' ? grown : left,
    selection: kept(state.selection, document),
    step: null,
  };
}
