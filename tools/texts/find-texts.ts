import { isAlwaysSeen, isJoined, isTone, isUnread, readsAsWords } from './shown.ts';
import { childrenOf, isNode, listOf, parseSource, type Source, type SyntaxNode } from './syntax.ts';

/** Words that someone can see, with the line they begin on. What is filled in stands in braces, as its code says it. */
export interface Text {
  line: number;
  text: string;
}

const LONGEST_CODE = 48;

/** The texts of a source file in the order they are written. `path` tells .tsx from .ts. */
export function findTexts(path: string, source: string): Text[] {
  const parsed = parseSource(path, source);
  const found: Text[] = [];
  visit(parsed, parsed.tree, false, (node, text) => {
    const said = text.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(said.replaceAll(/\{[^}]*\}/g, '')))
      found.push({ line: parsed.lineOf(node), text: said });
  });
  return found.sort((a, b) => a.line - b.line);
}

type Tell = (node: SyntaxNode, text: string) => void;

function visit(source: Source, node: SyntaxNode, seen: boolean, tell: Tell): void {
  if (isUnread(node)) return;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return visitElement(source, node, tell);
  if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral' || isJoined(node)) {
    const text = flatten(source, node);
    if (seen ? !isTone(text) : readsAsWords(text)) tell(node, text);
    for (const inner of codeIn(node)) visit(source, inner, false, tell);
    return;
  }
  const always = seen ? isPassedOn(node) : isAlwaysSeen(node);
  const below = node.type === 'KeyValueProperty' ? listOf([node.value]) : childrenOf(node);
  for (const child of below) visit(source, child, always, tell);
}

/** What an attribute shows it also shows from either side of a condition, but not from the condition's own parts. */
const isPassedOn = (node: SyntaxNode): boolean =>
  ['JSXExpressionContainer', 'ConditionalExpression', 'ParenthesisExpression'].includes(node.type);

/** An element with text of its own is one sentence, elements within it included. */
function visitElement(source: Source, element: SyntaxNode, tell: Tell): void {
  const children = listOf(element.children);
  const isSentence = children.some((child) => child.type === 'JSXText' && String(child.value).trim() !== '');
  if (isSentence)
    tell(firstWords(children) ?? element, children.map((child) => flatten(source, child)).join(''));
  visitParts(source, element, isSentence, tell);
}

function visitParts(source: Source, element: SyntaxNode, told: boolean, tell: Tell): void {
  if (isNode(element.opening))
    for (const attribute of listOf(element.opening.attributes)) visit(source, attribute, false, tell);
  for (const child of listOf(element.children)) {
    if (child.type === 'JSXText') continue;
    if (child.type === 'JSXElement' && told) visitParts(source, child, true, tell);
    else visit(source, child, false, tell);
  }
}

const firstWords = (children: SyntaxNode[]): SyntaxNode | undefined =>
  children.find((child) => child.type !== 'JSXText' || String(child.value).trim() !== '');

/** A node as it is read: its words, and in braces the code that fills them in. */
function flatten(source: Source, node: SyntaxNode): string {
  switch (node.type) {
    case 'StringLiteral':
      return String(node.value);
    // A line break in JSX is no space to the reader where it only breaks the code.
    case 'JSXText':
      return String(node.value).replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '');
    case 'JSXElement':
    case 'JSXFragment':
      return listOf(node.children)
        .map((child) => flatten(source, child))
        .join('');
    case 'JSXExpressionContainer':
      return isNode(node.expression) ? flattenExpression(source, node.expression) : '';
    case 'TemplateLiteral':
      return flattenTemplate(source, node);
    case 'BinaryExpression':
      return isJoined(node)
        ? listOf([node.left, node.right])
            .map((side) => flattenExpression(source, side))
            .join('')
        : code(source, node);
    default:
      return code(source, node);
  }
}

function flattenExpression(source: Source, node: SyntaxNode): string {
  if (node.type === 'JSXEmptyExpression') return '';
  const isWords = node.type === 'StringLiteral' || node.type === 'TemplateLiteral' || isJoined(node);
  return isWords ? flatten(source, node) : code(source, node);
}

function flattenTemplate(source: Source, node: SyntaxNode): string {
  const expressions = listOf(node.expressions);
  return listOf(node.quasis)
    .map((quasi, at) => {
      const filled = expressions[at];
      return `${String(quasi.cooked ?? '')}${filled ? flattenExpression(source, filled) : ''}`;
    })
    .join('');
}

function code(source: Source, node: SyntaxNode): string {
  const text = source.textOf(node).replaceAll(/\s+/g, ' ');
  return text.length > LONGEST_CODE ? '{…}' : `{${text}}`;
}

/** The code within words, which may hold words again (`${paid ? 'Paid' : 'Due'}`). */
function codeIn(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'TemplateLiteral') return listOf(node.expressions).flatMap(unjoined);
  return node.type === 'BinaryExpression' ? listOf([node.left, node.right]).flatMap(unjoined) : [];
}

const unjoined = (node: SyntaxNode): SyntaxNode[] => {
  if (node.type === 'StringLiteral') return [];
  return node.type === 'TemplateLiteral' || isJoined(node) ? codeIn(node) : [node];
};
