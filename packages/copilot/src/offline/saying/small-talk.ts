import type { AnyDeclaration } from '@brandwright/contract';

/** Answers to what asks for no operation. */
export type Talk =
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'goodbye'
  | 'unsafe'
  | 'identity'
  | 'cancelled'
  | 'praise'
  | 'nothing-pending';

const patterns: readonly (readonly [Talk, RegExp])[] = [
  [
    'unsafe',
    /\b(?:ignore (?:all |any )?(?:your |the |previous |prior )+(?:instructions|rules|prompts?)|system prompt|your (?:hidden |secret )?instructions|jailbreak|developer mode|(?:hack|phish|ddos|malware|ransomware)\b|(?:credit card|card) numbers? of|passwords? of|api keys?|launder|evade (?:customs|duty|duties|tariffs?|tax(?:es)?)|(?:avoid|dodge|cheat) (?:on )?(?:customs|paying (?:duty|duties|tax(?:es)?|tariffs?))|false (?:invoice|customs|declaration)|under-?(?:declare|value|invoice)|mislabel|fake (?:reviews?|invoices?|certificates?|origin)|counterfeit|bribe|bomb|kill (?:myself|someone)|another store'?s|other (?:stores?|compan(?:y|ies))'? (?:orders|data|customers))\b/i,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|greetings|sup|what is up)(?:\s+(?:there|all|again|partner|team|friend|everyone))?(?:[,!. ]+how (?:are|is) (?:you|it|things)[^?]*\??)?(?:[,!. ]+(?:i am |we are )?(?:just |only )*(?:looking|browsing)(?: around)?)?[!. ?]*$/i,
  ],
  ['greeting', /^how (?:are you|is it going|are things|do you do)(?: doing)?(?: today)?[?!. ]*$/i],
  [
    'thanks',
    /^(?:(?:ok|okay|great|perfect|cool|awesome|nice|lovely|super|good|wonderful|excellent|alright)[,!. ]+)*(?:thanks?(?: you)?|thx|ty|cheers|much appreciated|appreciate it|thank you)(?:\s+(?:so much|a lot|very much|again|a bunch|partner|for (?:that|your help|the help|everything)))*[!. ]*(?:(?:that is|you are|that was)\s[\w\s]{1,30})?[!. ]*$/i,
  ],
  [
    'praise',
    /^(?:ok|okay|great|perfect|cool|awesome|nice|lovely|super|good|wonderful|excellent|alright|got it|understood|makes sense|good to know|fair enough|interesting|wow|well done|good job|nice work|haha|lol|sweet|amazing|brilliant)(?:[,!. ]+(?:great|perfect|cool|awesome|nice|good|got it|job|work|one))*[!. ]*$/i,
  ],
  [
    'goodbye',
    /^(?:bye|goodbye|see you|see ya|later|good night|that is all|that will be all|i am done|talk (?:to you )?later|have a (?:good|nice) (?:day|one|evening|weekend))(?:\s[\w\s]{0,24})?[!. ]*$/i,
  ],
  [
    'help',
    /^(?:(?:please|can you|could you)\s+)*(?:help(?: me)?|what (?:all )?(?:can|could|do) (?:you|i|we) (?:do|ask|help(?: me)? with|say)(?: (?:here|for me|with you|you))*|what are you (?:able to do|capable of|good at)|how (?:do|does|can) (?:i|you|this|it) (?:use you|work|help(?: me)?|use this)|show me what you can do|what (?:can|do) you (?:know|offer|support)|your (?:features|capabilities|skills)|commands|menu|options)[?!. ]*$/i,
  ],
  [
    'identity',
    /^(?:who|what) are you[?!. ]*$|^are you (?:a|an) (?:bot|robot|human|ai|person|real|machine|computer)\b.*$|^what is your name[?!. ]*$|^(?:which|what) (?:language )?model are you.*$/i,
  ],
  [
    'cancelled',
    /^(?:(?:oh|ok|actually|no|hmm)[,. ]+)*(?:never ?mind|forget (?:it|that|about it)|drop it|scratch that|leave it|skip it|not now|nothing|no thanks|no thank you|cancel that)[!. ]*$/i,
  ],
];

/** What kind of talk a message is, or null when it asks for something. */
export function readTalk(text: string): Talk | null {
  for (const [talk, pattern] of patterns) if (pattern.test(text.trim())) return talk;
  return null;
}

/** The answer to talk, with what can be done here where that helps. */
export function answerTalk(talk: Talk, offered: readonly AnyDeclaration[]): string {
  switch (talk) {
    case 'greeting':
      return `Hello! What shall we do today? For instance: ${exampleList(offered, 2)}.`;
    case 'thanks':
      return 'You are welcome.';
    case 'praise':
      return 'Good. What is next?';
    case 'goodbye':
      return 'See you soon. Everything here is kept as you left it.';
    case 'identity':
      return `I am your business partner here: a program, not a person. ${capabilities(offered)}`;
    case 'help':
      return capabilities(offered);
    case 'cancelled':
      return 'All right, I leave it. Nothing was done.';
    case 'nothing-pending':
      return 'Nothing waits for a yes or a no just now. What would you like to do?';
    case 'unsafe':
      return `I can not help with that. ${capabilities(offered)}`;
  }
}

/** A friendly no, with what can be done instead. */
export function decline(offered: readonly AnyDeclaration[]): string {
  return `That is outside what I can do here, sorry. ${capabilities(offered)}`;
}

/** What the operations on offer add up to, by area, with two things to say. */
export function capabilities(offered: readonly AnyDeclaration[]): string {
  const areas = new Map<string, AnyDeclaration[]>();
  for (const declaration of offered) {
    const known = areas.get(declaration.area);
    if (known) known.push(declaration);
    else areas.set(declaration.area, [declaration]);
  }
  if (areas.size === 0) return 'I help with running your brand.';
  const said = [...areas.entries()]
    .filter(([area]) => area !== 'common' && area !== 'copilot')
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 9)
    .map(
      ([area, declarations]) =>
        `${area.replaceAll('-', ' ')} (${central(declarations, offered)
          .slice(0, 1)
          .map((one) => lowerFirst(one.title))
          .join(', ')})`,
    );
  const examples = exampleList(offered, 2);
  return `I can help with ${joinWords(said)}.${examples ? ` Try ${examples}.` : ''}`;
}

/** Operations that others lead to most, first. */
function central(
  declarations: readonly AnyDeclaration[],
  offered: readonly AnyDeclaration[],
): AnyDeclaration[] {
  const weights = new Map<string, number>();
  for (const one of offered)
    for (const name of one.related ?? []) weights.set(name, (weights.get(name) ?? 0) + 1);
  const weight = (declaration: AnyDeclaration) => weights.get(declaration.name) ?? 0;
  return [...declarations].sort((a, b) => weight(b) - weight(a) || (a.name < b.name ? -1 : 1));
}

/** Things to say, from different areas, that need nothing said before. */
function exampleList(offered: readonly AnyDeclaration[], count: number): string {
  const areas = new Set(['common', 'copilot']);
  const picked: string[] = [];
  for (const declaration of central(offered, offered)) {
    const example = declaration.examples.find(
      (one) =>
        one.length > 24 &&
        !/\b(?:it|them|that|second|first|she|he|her|those|these|this|ones|their|they|same|another)\b/i.test(
          one,
        ),
    );
    if (!example || areas.has(declaration.area) || declaration.effect !== 'read') continue;
    areas.add(declaration.area);
    picked.push(`“${example.charAt(0).toUpperCase()}${example.slice(1).replace(/[.]$/, '')}”`);
    if (picked.length === count) break;
  }
  return picked.join(' or ');
}

const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "a, b and c". */
export function joinWords(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}
