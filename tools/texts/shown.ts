import { isNode, nameOf, type SyntaxNode } from './syntax.ts';

/** Attributes and properties whose strings are not read by anyone: styles, addresses, and words that are listened for. */
const UNSEEN = new Set([
  'className',
  'class',
  'style',
  'd',
  'viewBox',
  'points',
  'transform',
  'id',
  'key',
  'to',
  'href',
  'src',
  'path',
  'rel',
  'type',
  'role',
  'method',
  'accept',
  'pattern',
  'autoComplete',
  'sizes',
  'gridTemplateColumns',
  'fontFamily',
  'font',
  'transition',
  'words',
  'valueWords',
  'aliases',
  'called',
  'examples',
  'description',
]);

/** How a badge looks, in tables that name an enum's values too. */
const TONES = new Set(['neutral', 'info', 'good', 'warn', 'bad']);

export const isTone = (text: string): boolean => TONES.has(text);

/** Of a component, a description is shown; of an operation or a field, only models read it. */
const ALWAYS_SEEN = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'heading',
  'question',
  'message',
  'text',
]);

const UNREAD_CALLS =
  /^(?:cn|cva|clsx|twMerge|querySelector(?:All)?|closest|matches|RegExp|sql|raw|describe)$/;

/** Whether nothing below this node is shown: types, imports, comparisons, class names, faults. */
export function isUnread(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TsTypeAnnotation':
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
    case 'TsTypeParameterInstantiation':
    case 'TsLiteralType':
    case 'TsUnionType':
    case 'RegExpLiteral':
      return true;
    // A fault is for whoever runs the server; an error that is handed on may be shown.
    case 'ThrowStatement':
      return isNode(node.argument) && nameOf(node.argument.callee) === 'Error';
    case 'CallExpression':
    case 'NewExpression':
      return UNREAD_CALLS.test(nameOf(node.callee));
    case 'TaggedTemplateExpression':
      return true;
    case 'BinaryExpression':
      return /^[!=]==?$/.test(String(node.operator));
    case 'JSXAttribute':
      return isUnseen(nameOf(node.name), true);
    case 'KeyValueProperty':
      return isUnseen(nameOf(node.key), false);
    default:
      return false;
  }
}

function isUnseen(name: string, ofComponent: boolean): boolean {
  if (ofComponent && name === 'description') return false;
  return UNSEEN.has(name) || /^data-|ClassName$|^aria-(?:hidden|live|haspopup|controls|current)$/.test(name);
}

/** Whether a string of this attribute or property is shown even when it is one lower-case word. */
export function isAlwaysSeen(node: SyntaxNode): boolean {
  if (node.type !== 'JSXAttribute' && node.type !== 'KeyValueProperty') return false;
  const name = nameOf(node.type === 'JSXAttribute' ? node.name : node.key);
  // Words of an enum: `{ PENDING: 'waiting' }`.
  if (/^[A-Z][A-Z0-9_]+$/.test(name)) return true;
  return ALWAYS_SEEN.has(name) || /^aria-(?:label|description|roledescription|valuetext)$|Label$/.test(name);
}

/**
 * Whether a string reads as words to a person: a label (a capital, then small letters) or words with spaces between.
 * A single lower-case word is a value, and a row of marks such as `flex gap-2` is a style.
 */
export function readsAsWords(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (/^[A-Z][a-z]*[A-Z]\w*$|[_/]\w*$/.test(text.trim()) && words.length === 1) return false;
  if (/^[^\p{L}{]*[A-Z][a-z’']/u.test(text)) return true;
  if (words.length < 2 || !/\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))) return false;
  const marks = words.filter((word) => /^[!a-z0-9]*[-:[\]/=_][^\s]*$/.test(word) && !word.endsWith(':'));
  return marks.length * 2 < words.length;
}

/** Whether words begin or end as a sentence does. */
export const isSentence = (text: string): boolean =>
  /^[“"'(]?[A-Z][\p{Ll}’']|[.?!]$/u.test(text) || /^\{.*\} \p{L}/u.test(text);

/** Whether both sides of a `+` make one string. */
export function isJoined(node: SyntaxNode): boolean {
  return (
    node.type === 'BinaryExpression' && node.operator === '+' && [node.left, node.right].some(holdsWords)
  );
}

const holdsWords = (value: unknown): boolean =>
  isNode(value) && (value.type === 'StringLiteral' || value.type === 'TemplateLiteral' || isJoined(value));
