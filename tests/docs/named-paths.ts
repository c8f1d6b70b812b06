import { join } from 'node:path';

const ending = /\.(?:tsx?|mjs|cjs|jsx?|md|json|jsonl|yaml|yml|py|sql|css|html|bin|onnx|chat|txt)$/;
// Also what lies beside a checkout and not in it.
const elsewhere = /^(?:node_modules|\.data|test-results|report|dist|\.\.\/shared)\//;

/**
 * What in a Markdown text looks like a path of the tree: in backticks with a file's ending, a slash at its end, or a first
 * part that is a folder's name in the tree; and links to files, as "./…". Blocks of code are left out, and so is what is
 * generated. Placeholders stay as they are: "AREA", "<area>", "*", "….ts".
 */
export function pathsNamedIn(text: string, tree: readonly string[]): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const folders = new Set(tree.flatMap((path) => path.split('/').slice(0, -1)));
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = '']) => words)
    .filter((words) => /^[\w.<>*…@-]+(?:\/[\w.<>*…@-]+)*\/?$/.test(words) && !words.startsWith('@'))
    .filter((words) => !elsewhere.test(words))
    .filter(
      (words) =>
        (ending.test(words) && !/^\.\w+$/.test(words)) ||
        /^\.\.?\//.test(words) ||
        (words.includes('/') && folders.has(words.split('/')[0] ?? '')),
    );
  const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => `./${address}`);
  return [...quoted, ...links];
}

/**
 * Whether a path that a document in `folder` names is in the tree: from the root, from the document, or at the end of a path
 * of the same package (of any, for documents outside packages). A file's name alone is looked for below the document where
 * that is beside code. "./…" goes from the document alone.
 */
export function standsIn(tree: readonly string[], path: string, folder: string): boolean {
  if (path.startsWith('./')) return isAt(tree, join(folder, path));
  if (isAt(tree, path) || isAt(tree, join(folder, path))) return true;
  const ofPackage = /^(?:packages|apps|tools|tests)\/[^/]+/.exec(folder)?.[0];
  const home = !path.includes('/') && /^(?:packages|apps)\/[^/]+\/src\//.test(folder) ? folder : ofPackage;
  const pattern = new RegExp(`(?:^|/)${asPattern(path)}(?:/|$)`);
  return tree.some((file) => (!home || file.startsWith(`${home}/`)) && pattern.test(file));
}

const isAt = (tree: readonly string[], path: string): boolean => {
  const pattern = new RegExp(`^${asPattern(path)}(?:/|$)`);
  return tree.some((file) => pattern.test(file));
};

/** A path as a pattern; placeholders stand for any name. */
const asPattern = (path: string): string =>
  path
    .replace(/\/$/, '')
    .split('/')
    .map((part) =>
      part
        .split(/(\*|…|<\w+>|\b[A-Z]{3,}\b(?!\.md))/)
        .map((piece, at) => (at % 2 === 1 ? '[^/]+' : piece.replaceAll(/[.+@-]/g, String.raw`\$&`)))
        .join(''),
    )
    .join('/');
