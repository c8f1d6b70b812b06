// A rule of the linter: American spelling and the glossary's words in identifiers, comments and what is shown or told.
// Words that people say (utterances, what the reader of language listens for) are not looked at: they say what they say.

/** British spelling and its American one; endings (-s, -ed, -ing) are understood. */
const spellings = {
  behaviour: 'behavior',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  centre: 'center',
  centred: 'centered',
  colour: 'color',
  cosy: 'cozy',
  customise: 'customize',
  favour: 'favor',
  favourite: 'favorite',
  flavour: 'flavor',
  grey: 'gray',
  honour: 'honor',
  jewellery: 'jewelry',
  judgement: 'judgment',
  labelled: 'labeled',
  labelling: 'labeling',
  labour: 'labor',
  learnt: 'learned',
  licence: 'license',
  modelling: 'modeling',
  mould: 'mold',
  neighbour: 'neighbor',
  normalise: 'normalize',
  organise: 'organize',
  personalise: 'personalize',
  recognise: 'recognize',
  summarise: 'summarize',
  travelled: 'traveled',
  whilst: 'while',
};

/** What the glossary's right column says, and what to say instead. */
const phrases = {
  'email and password do not go together': 'Wrong email or password',
  'may stay empty': 'Optional',
  'nothing presses': 'You’re all caught up',
  'stands here': 'is here',
  'stand here': 'are here',
  'is named so': 'No matching …',
  'it stands there again on': 'Remind me …',
};

/** Properties whose strings are what people say, and names of the outside world. */
const spoken = new Set(['words', 'valueWords', 'examples', 'aliases', 'called', 'path', 'method']);

const british = new RegExp(
  `(?<![a-z])(${Object.keys(spellings).join('|')})(s|d|ed|ing|r|rs)?(?![a-z])`,
  'gi',
);
const said = new RegExp(Object.keys(phrases).join('|'), 'gi');

/** What is wrong in a text, as sentences. */
export function findWrongWords(text) {
  const spelled = [...text.matchAll(british)].map(
    ([found, word, ending = '']) => `"${found}" is spelled "${spellings[word.toLowerCase()]}${ending}".`,
  );
  const worded = [...text.matchAll(said)].map(
    ([found]) => `Not "${found}": ${phrases[found.toLowerCase()]}.`,
  );
  return [...spelled, ...worded];
}

/** camelCase and snake_case as words. */
const apart = (identifier) => identifier.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

/** In a table of an enum's words the first of a value may be its label; the others are what people say. */
const isWordOfEnum = (node) =>
  node.parent.type === 'ArrayExpression' &&
  node.parent.elements[0] !== node &&
  node.parent.parent.type === 'Property' &&
  /^[A-Z0-9_]+$/.test(node.parent.parent.key.name ?? '');

const isSpoken = (node) => {
  if (isWordOfEnum(node)) return true;
  for (let up = node.parent; up; up = up.parent) {
    if (up.type === 'Property' && spoken.has(up.key.name ?? up.key.value)) return true;
    if (up.type === 'ImportDeclaration' || up.type === 'ExportNamedDeclaration') return up.source === node;
  }
  return false;
};

/** A single lower-case word is a value or a word that is listened for; a sentence or a label is shown or told. */
const isTold = (text) => /\s|^[A-Z][a-z]/.test(text.trim());

const americanWords = {
  meta: { type: 'suggestion' },
  create(context) {
    const report = (node, text) => {
      for (const message of findWrongWords(text)) context.report({ node, message });
    };
    const tell = (node, text) => {
      if (isTold(text) && !isSpoken(node)) report(node, text);
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) report(comment, comment.value);
      },
      Identifier(node) {
        const isKey = node.parent.type === 'Property' && node.parent.key === node;
        if (!isKey) report(node, apart(node.name));
      },
      JSXText: (node) => report(node, node.value),
      Literal(node) {
        if (typeof node.value === 'string') tell(node, node.value);
      },
      TemplateElement: (node) => tell(node, node.value.cooked ?? ''),
    };
  },
};

/** @public Loaded by the linter. */
export default { meta: { name: 'brandwright' }, rules: { 'american-words': americanWords } };
