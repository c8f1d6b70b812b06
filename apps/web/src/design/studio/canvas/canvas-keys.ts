import type { KeyboardEvent } from 'react';
import { nextLayer } from './edits.ts';
import type { Editor } from './use-editor.ts';

/** What the keyboard does on the canvas, as in a drawing program. */
export function canvasKeys(editor: Editor, mayChange: boolean): (event: KeyboardEvent) => void {
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

  return press;
}
