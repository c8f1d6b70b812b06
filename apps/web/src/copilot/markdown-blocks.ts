/**
 * Cuts Markdown at blank lines into blocks that can be drawn apart, so that while text streams only the last
 * block is drawn again. Code fences, lists and what is indented under them stay whole.
 */
export function markdownBlocks(text: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fence: string | null = null;
  let afterBlank = false;

  for (const line of text.split('\n')) {
    const mark = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1];
    if (fence !== null) {
      current.push(line);
      if (mark?.startsWith(fence)) fence = null;
      continue;
    }
    if (line.trim() === '') {
      afterBlank = true;
      current.push(line);
      continue;
    }
    if (afterBlank && current.some((kept) => kept.trim() !== '') && !continues(current, line)) {
      blocks.push(trimEnd(current));
      current = [];
    }
    afterBlank = false;
    current.push(line);
    if (mark) fence = mark;
  }
  const last = trimEnd(current);
  return last ? [...blocks, last] : blocks;
}

const listItem = /^\s{0,3}([-*+]|\d{1,9}[.)])\s/;

/** Whether a line after a blank one still belongs: indented under a list, or its next item. */
function continues(block: readonly string[], line: string): boolean {
  const first = block.find((kept) => kept.trim() !== '') ?? '';
  return listItem.test(first) && (listItem.test(line) || /^\s{2,}\S/.test(line));
}

const trimEnd = (lines: readonly string[]) => lines.join('\n').replace(/^\n+|\s+$/g, '');
