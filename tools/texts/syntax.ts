import { parseSync } from '@swc/core';

/** A node of a syntax tree, as plain data: positions count bytes from 1. */
export interface SyntaxNode {
  type: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

/** A source file with its tree, and what is written between two positions of it. */
export interface Source {
  tree: SyntaxNode;
  lineOf: (node: SyntaxNode) => number;
  textOf: (node: SyntaxNode) => string;
}

/** Throws when the file is not TypeScript. */
export function parseSource(path: string, text: string): Source {
  const bytes = Buffer.from(text);
  // A tree is plain data; the shapes that are looked at are read through `isNode`.
  const tree: unknown = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') });
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree`);
  return {
    tree,
    lineOf: (node) => bytes.subarray(0, startOf(node)).toString().split('\n').length,
    textOf: (node) => bytes.subarray(startOf(node), (node.span?.end ?? 1) - 1).toString(),
  };
}

const startOf = (node: SyntaxNode): number => (node.span?.start ?? 1) - 1;

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes right below a node, in order; those without a type of their own (arguments, spreads) are looked through. */
export function childrenOf(node: object): SyntaxNode[] {
  return Object.values(node).flatMap((value) => nodesIn(value));
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (isNode(value)) return [value];
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item));
  return typeof value === 'object' && value !== null ? childrenOf(value) : [];
}

/** The nodes of a list such as the children of an element. */
export const listOf = (value: unknown): SyntaxNode[] => nodesIn(Array.isArray(value) ? value : []);

/** What a name says: of an identifier, a string, `data-kind` or `errors.missing` (its last part). */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return nameOf(value.property);
  if (value.type === 'JSXNamespacedName') return `${nameOf(value.namespace)}:${nameOf(value.name)}`;
  return typeof value.value === 'string' ? value.value : '';
}
