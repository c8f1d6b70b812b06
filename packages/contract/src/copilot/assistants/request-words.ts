import { readSchedule } from './read-schedule.ts';

/** "make me an assistant that …": what comes before the work itself. */
const opening =
  /^\s*(?:(?:please|can you|could you|i(?:'d| would) like(?: to have)?|i want|i need|we need|let'?s|hey)\s*,?\s*)*(?:(?:make|create|set up|setup|build|add|start|give|get)\s+(?:me\s+|us\s+)?)?(?:(?:an?|another|one|new|the)\s+)*(?:new\s+)?(?:ai\s+)?(?:assistant|agent|watcher|helper|bot|automation)\b(?:\s+(?:called|named)\s+(?:"[^"]+"|“[^”]+”|[^,:]+?))?\s*(?:,|:|-|–|which|who|that|to|and have it|and let it|for)\s*(?:will\s+|should\s+|can\s+|must\s+)?/i;

/** Where the result goes is not work to do: it always goes to the feed. */
const delivery =
  /[,;]?\s*(?:\b(?:and|then|and then)\s+)?\b(?:(?:put|post|add|write|drop|show|send|place)s?\s+(?:(?:the |its |any |all )?(?:results?|findings?|it|them|that|this|answers?|summary|list)\s+)?(?:in|into|to|on|for)\s+(?:me in )?(?:(?:my|the|our)\s+)?(?:brand\s+)?(?:feed|inbox|home ?(?:page|base|screen)?)|(?:tell|notify|alert|inform|ping|remind)s?\s+(?:me|us)(?:\s+(?:about\s+(?:it|them|that|this)|what (?:it|you) (?:finds?|found)|in (?:the|my) (?:brand )?feed|the results?|if there (?:is|are) any))*(?=\s*(?:[.,;!]|$))|lets?\s+(?:me|us)\s+know(?:\s+(?:about\s+(?:it|them)|what (?:it|you) (?:finds?|found)|in (?:the|my) (?:brand )?feed|the results?|if there (?:is|are) any))*(?=\s*(?:[.,;!]|$))|(?:report|reports)(?:\s+(?:back|it|them|the results?))*(?:\s+(?:to me|in (?:the|my) feed))?(?=\s*(?:[.,;!]|$)))/gi;

const verbs: Readonly<Record<string, string>> = {
  checks: 'check',
  checking: 'check',
  watches: 'look at',
  watching: 'look at',
  watch: 'look at',
  monitors: 'look at',
  monitoring: 'look at',
  monitor: 'look at',
  'keeps an eye on': 'look at',
  'keep an eye on': 'look at',
  'looks for': 'show',
  'look for': 'show',
  tells: 'tell',
  telling: 'tell',
  goes: 'go',
  'looks at': 'look at',
  'looks up': 'look up',
  puts: 'put',
  listing: 'list',
  finding: 'find',
  searches: 'search',
  'reports on': 'show',
  'report on': 'show',
};

/**
 * The requests that instructions hold, as someone would say them: without when it happens, without where the result
 * goes, and in the imperative. "Every morning list late orders and put the result in my feed" → "List late orders".
 */
export function requestOf(instructions: string): string {
  const said = readSchedule(instructions);
  const text = instructions.replace(opening, '');
  const bare = said ? cut(instructions, said.places).replace(opening, '') : text;
  const requests = bare
    .replace(delivery, '')
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => imperative(tidy(sentence)))
    .filter((sentence) => /\p{L}{2}/u.test(sentence) && !/^(?:and|then|so|on|at|it|please)$/i.test(sentence));
  return requests.map((request) => (/[.!?;]$/.test(request) ? request : `${request}.`)).join(' ');
}

function cut(text: string, places: readonly { start: number; end: number }[]): string {
  const inside = (at: number) => places.some(({ start, end }) => at >= start && at < end);
  return text
    .split('')
    .map((letter, at) => (inside(at) ? ' ' : letter))
    .join('');
}

function tidy(sentence: string): string {
  return sentence
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/([.!?])\.+$/, '$1')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
    .replace(/^(?:and|then|please|also|it should|it must|you should|i want (?:it|you) to|to)\s+/i, '')
    .replace(/^[\s,]+/, '')
    .replace(/,(?=[.!?;]?$)/, '')
    .trim();
}

/** "checks late orders" → "Check late orders". */
function imperative(sentence: string): string {
  const lower = sentence.toLowerCase();
  const known = Object.keys(verbs)
    .sort((a, b) => b.length - a.length)
    .find((verb) => lower.startsWith(`${verb} `));
  const plain =
    /^(list|show|find|compare|count|look|get|track|ask|propose|add|hold|cancel|refund|remind|read|work|calculate|collect|sum)s\s/i;
  const said = known
    ? `${verbs[known] ?? known}${sentence.slice(known.length)}`
    : sentence.replace(plain, '$1 ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const smallWords = new Set(
  'a an the all any my our your of for to in on with and or is are that which who me us it its from by at more than over under still check look list show find tell see what how many every'.split(
    ' ',
  ),
);
const mostNameWords = 4;

/** A short name from what it does: "List orders outstanding for more than a week" → "Orders outstanding week". */
export function nameFrom(instructions: string): string {
  const [first = ''] = requestOf(instructions).split(/[.!?;]/);
  const words = first
    .replace(/[^\p{L}\p{N}\s'$%-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word && !smallWords.has(word.toLowerCase()));
  const name = words.slice(0, mostNameWords).join(' ');
  return name ? `${name.charAt(0).toUpperCase()}${name.slice(1)} watcher`.slice(0, 80) : 'Assistant';
}
