import { OperationError } from '@brandwright/contract';
import { readAdd } from './add.ts';
import { readDuplicate, readMove, readOrder, readRemove, readShowing } from './arrange.ts';
import { noSuchBlank, otherProduct } from './other-products.ts';
import { productSaid, readName, readProduct, readProductColor } from './product.ts';
import { readColor, readFont, readLetters, readOpacity, readSize, readTurn } from './restyle.ts';
import { readWording } from './wording.ts';
import { clausesOf, quotesIn, tellsOnly, type Clause } from './said.ts';
import { targetsOf, templateOf, type Reader, type Scene } from './scene.ts';

/** In this order: what is told by one sure word before what is told by several. */
const readers: readonly Reader[] = [
  readName,
  readWording,
  readRemove,
  readShowing,
  readDuplicate,
  readProduct,
  readProductColor,
  readOrder,
  readMoveOfWhatIsThere,
  readAdd,
  readLetters,
  readFont,
  readSize,
  readTurn,
  readOpacity,
  readColor,
  readMove,
];

/** "put the logo at the top" moves a logo that is there and adds one that is not. */
function readMoveOfWhatIsThere(...[clause, scene]: Parameters<Reader>): ReturnType<Reader> {
  if (/^(?:move|shift|nudge|cent(?:er|re)|align|push|pull|position)\b/i.test(clause.text))
    return readMove(clause, scene);
  const isLogo = /^(?:put|place|set)\s+(?:the|my|our)\s+(?:brand\s+)?(?:logo|mark)\b/i.test(clause.text);
  const hasLogo = scene.document.layers.some((layer) => layer.kind === 'IMAGE' && layer.isMark);
  const isText =
    /^(?:put|place|set)\s+the\s+(?:text|words|wording|headline|title)\b/i.test(clause.text) &&
    !quotesIn(clause).some((quote) => !isThere(scene, quote));
  const isIt = /^(?:put|place|set)\s+(?:it|that|this|them)\b/i.test(clause.text);
  return (isLogo && hasLogo) || isText || isIt ? readMove(clause, scene) : null;
}

/** Whether a text of the design has these words. */
const isThere = ({ document }: Scene, quote: string): boolean =>
  document.layers.some(
    (layer) =>
      layer.kind === 'TEXT' && layer.text.toLowerCase().replaceAll('\n', ' ').includes(quote.toLowerCase()),
  );

export interface ReadChange {
  scene: Scene;
  /** What was done, one sentence each. */
  changes: string[];
}

/**
 * Does what a request says, clause by clause. Refuses (bad_input) with examples when a clause is not understood, and
 * (not_found, conflict, bad_transition) when it means what is not there, several things, or something locked.
 */
export function readChange(request: string, scene: Scene): ReadChange {
  let now = scene;
  const changes: string[] = [];
  for (const clause of clausesOf(request)) {
    // "on the tote design" says where, not what.
    const own = {
      ...clause,
      text: clause.text.replace(
        /\s*\b(?:on|of|in|for)\s+(?:the|this|my|our)\s+(?:[\w-]+\s+){0,3}design\b/i,
        '',
      ),
    };
    refuseOtherProduct(own, now);
    let step: ReturnType<Reader> = null;
    for (const reader of readers) {
      step = reader(own, now);
      if (step) break;
    }
    if (!step && tellsOnly(own)) {
      now = spokenOf(own, now);
      continue;
    }
    if (!step) throw refusal(own, now, changes);
    now = step.scene;
    changes.push(step.said);
  }
  if (changes.length === 0) throw notUnderstood(changes);
  return { scene: now, changes };
}

/** "The words are a touch shouty. Make them smaller": what is told of something is about it, and so is what follows. */
function spokenOf(clause: Clause, scene: Scene): Scene {
  if (!/\b(?:text|words?|wording|lettering|letters|logo|slogan)\b/i.test(clause.text)) return scene;
  try {
    const targets = targetsOf(clause, scene);
    return targets.length > 0 ? { ...scene, last: targets.map(({ id }) => id) } : scene;
  } catch (error) {
    // What is not there, or might be several, is said of what follows where that needs it.
    if (error instanceof OperationError) return scene;
    throw error;
  }
}

/** "The mug, that one should be plum" is about another design than that of a tote. */
function refuseOtherProduct(clause: Clause, scene: Scene): void {
  const own = templateOf(scene);
  const said =
    /^(?:and\s+|but\s+|make\s+|turn\s+|paint\s+|color\s+)?(?:the|my|our|that)\s+(?<product>[\p{L}-]+(?:\s[\p{L}-]+)?)/iu.exec(
      clause.text,
    )?.groups?.['product'];
  const named = said === undefined ? undefined : productSaid(said);
  if (!named || named.index > 0 || named.template.key === own.key || isAnyProduct.test(named.said)) return;
  if (readProduct(clause, scene) || readName(clause, scene)) return;
  throw new OperationError(
    'not_found',
    `${scene.name} is on a ${own.name.toLowerCase()}, and there’s no ${named.said.toLowerCase()} in it. Name the design that you mean, or say “put it on a ${named.said.toLowerCase()} instead”.`,
  );
}
/** Said of products of several kinds. */
const isAnyProduct = /^(?:bag|shirt|cup|jar|top|box|label|card|print|poster)s?$/i;

/** Why a clause could not be done: another product that there is no blank of, nothing to change yet, or words not understood. */
function refusal(clause: Clause, { name, document }: Scene, done: readonly string[]): OperationError {
  const onto =
    /^(?:put|move|use|try|switch|change|make|turn|transfer)\b.*\b(?:on|onto|to|into|as)\s+(?<product>(?:a|an)\s+.+?)(?:\s+(?:instead|then|now))*$/i.exec(
      clause.text,
    )?.groups?.['product'];
  const other = onto === undefined ? undefined : otherProduct(onto);
  if (other) return noSuchBlank(other, undefined);
  if (document.layers.length === 0 && /^(?:make|move|turn|rotate)\b.*\b(?:it|that)\b/i.test(clause.text))
    return new OperationError(
      'not_found',
      `There’s nothing on ${name} to change yet. Say what to put on it first, such as “add the text "Slow mornings"” or “add our logo”.`,
    );
  if (/\b(?:diff(?:erent)?|another|other|new)\s+colou?rs?\b/i.test(clause.text))
    return new OperationError(
      'bad_input',
      `Which color should ${/\b(?:text|words?|lettering|letters)\b/i.test(clause.text) ? 'the text' : 'it'} be?`,
    );
  return notUnderstood(done);
}

const notUnderstood = (done: readonly string[]) =>
  new OperationError(
    'bad_input',
    `${done.length > 0 ? 'I only understood part of that, so I changed nothing.' : 'I can’t tell what to change on the design.'} Say it as in “add the text "Slow mornings" in white”, “make the logo bigger”, “move the text to the top” or “make the product navy”.`,
  );
