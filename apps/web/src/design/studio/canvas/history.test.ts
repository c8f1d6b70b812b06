import { describe, expect, it } from 'vitest';
import type { DesignDocument, ShapeLayer } from '@brandwright/contract/design/studio/document.ts';
import { addLayer, duplicateLayers, nextLayer, nudge, removeLayers, reorder } from './edits.ts';
import { edit, startEditing } from './history.ts';

const shape = (id: string, more: Partial<ShapeLayer> = {}): ShapeLayer => ({
  kind: 'SHAPE',
  id,
  name: id,
  shape: 'STAR',
  x: 500,
  y: 500,
  width: 80,
  height: 80,
  rotation: 0,
  opacity: 1,
  isLocked: false,
  isVisible: true,
  fill: '#c39a3c',
  stroke: null,
  strokeWidth: 0,
  cornerRadius: 0,
  ...more,
});
const document: DesignDocument = {
  templateKey: 'tote',
  productColor: '#ffffff',
  layers: [shape('a'), shape('b'), shape('c')],
};
const order = ({ layers }: DesignDocument) => layers.map(({ id }) => id).join('');

describe('history', () => {
  it('goes back and forth, and a new change forgets what was ahead', () => {
    let state = startEditing(document);
    state = edit(state, { kind: 'change', document: nudge(document, ['a'], 10, 0) });
    state = edit(state, { kind: 'change', document: nudge(state.document, ['a'], 0, 5) });
    state = edit(state, { kind: 'undo' });
    expect(state.document.layers[0]).toMatchObject({ x: 510, y: 500 });
    state = edit(state, { kind: 'redo' });
    expect(state.document.layers[0]).toMatchObject({ x: 510, y: 505 });
    state = edit(edit(state, { kind: 'undo' }), { kind: 'change', document });
    expect(edit(state, { kind: 'redo' })).toBe(state);
  });

  it('takes steps of one name for one, until they are settled', () => {
    let state = startEditing(document);
    for (const x of [1, 2, 3])
      state = edit(state, { kind: 'change', document: nudge(document, ['a'], x, 0), step: 'nudge a' });
    expect(state.past).toHaveLength(1);
    state = edit(state, { kind: 'settle' });
    state = edit(state, { kind: 'change', document: nudge(state.document, ['a'], 1, 0), step: 'nudge a' });
    expect(state.past).toHaveLength(2);
    expect(edit(edit(state, { kind: 'undo' }), { kind: 'undo' }).document).toEqual(document);
  });

  it('keeps nothing selected that is gone, and makes no step of nothing', () => {
    let state = edit(startEditing(document), { kind: 'select', ids: ['a', 'b', 'zzz'] });
    expect(state.selection).toEqual(['a', 'b']);
    state = edit(state, { kind: 'change', document: removeLayers(state.document, ['b']) });
    expect(state.selection).toEqual(['a']);
    expect(edit(state, { kind: 'change', document: state.document }).past).toHaveLength(1);
  });
});

describe('edits', () => {
  it('bring layers forward and back, several together', () => {
    expect(order(reorder(document, ['a'], 'front'))).toBe('bca');
    expect(order(reorder(document, ['c'], 'back'))).toBe('cab');
    expect(order(reorder(document, ['a'], 'forward'))).toBe('bac');
    expect(order(reorder(document, ['c'], 'backward'))).toBe('acb');
    expect(order(reorder(document, ['a', 'b'], 'forward'))).toBe('cab');
    expect(order(reorder(document, ['c'], 'forward'))).toBe('abc');
  });

  it('leave locked layers alone', () => {
    const locked = { ...document, layers: [shape('a', { isLocked: true }), shape('b')] };
    expect(order(removeLayers(locked, ['a', 'b']))).toBe('a');
    expect(nudge(locked, ['a'], 5, 5).layers[0]).toMatchObject({ x: 500 });
  });

  it('copy beside the original and stop at the most that a design holds', () => {
    const copied = duplicateLayers(document, ['b'], () => 'n');
    expect(copied && order(copied.document)).toBe('abnc');
    const full = { ...document, layers: Array.from({ length: 200 }, (_, at) => shape(`s${at}`)) };
    expect(duplicateLayers(full, ['s1'], () => 'n')).toBeNull();
    expect(addLayer(full, shape('x'))).toBeNull();
  });

  it('go through the layers from the front', () => {
    expect(nextLayer(document, undefined, false)).toBe('c');
    expect(nextLayer(document, 'c', false)).toBe('b');
    expect(nextLayer(document, 'a', false)).toBeNull();
    expect(nextLayer(document, undefined, true)).toBe('a');
  });
});
