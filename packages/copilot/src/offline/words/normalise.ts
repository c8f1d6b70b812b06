const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bwhat['’]?s\b/gi, 'what is'],
  [/\bwhere['’]?s\b/gi, 'where is'],
  [/\bhow['’]s\b/gi, 'how is'],
  [/\bwho['’]s\b/gi, 'who is'],
  [/\b(that|it|there|here)['’]s\b/gi, '$1 is'],
  [/\b(that|there|here)s\b/gi, '$1 is'],
  [/\brn\b/gi, 'right now'],
  [/\blet['’]?s\b/gi, 'let us'],
  [/\bcan['’]?t\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|should|would|could)n['’]?t\b/gi, '$1 not'],
  [/\b(i|you|we|they)['’](ve|re|ll|d)\b/gi, '$1'],
  [/\bi['’]?m\b/gi, 'i am'],
  [/\b(gimme)\b/gi, 'give me'],
  [/\b(wanna)\b/gi, 'want to'],
  [/\b(gonna)\b/gi, 'going to'],
  [/\b(lemme)\b/gi, 'let me'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bu\b(?!\.)/gi, 'you'],
  [/\bqty\b/gi, 'quantity'],
  [/\bppl\b/gi, 'people'],
  [/\btmrw\b|\btmr\b/gi, 'tomorrow'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=\s)/gi, 'with'],
  [/\bMOQs?\b/gi, 'MOQ'],
  [/\be[- ]mail/gi, 'email'],
  [/\b(?:would|d) like to\b/gi, 'want to'],
  [/\bcall(?:ing)? off\b/gi, 'cancel'],
  [/\bcall (it|this|that|them) off\b/gi, 'cancel $1'],
  [/\bgive (her|him|them) (?:(?:the|their|her|his|all) )?money back\b/gi, 'refund $1'],
  [/\bimport tax(?:es)?\b|\bcustoms? dut(?:y|ies)\b/gi, 'import duty'],
  [/\b(?:lead|turnaround) times?\b/gi, 'production time'],
  [/\b(?:minimum|min\.?) order(?: quantit(?:y|ies)| sizes?| qty)?s?\b|\bminimum quantit(?:y|ies)\b/gi, 'MOQ'],
  [
    /\b(?:an? |the )?minimums? (?=(?:under|below|less than|up to|at most|no more than|over|above|of)\b)/gi,
    'MOQ ',
  ],
  [
    /\b(?:who|anyone|someone|somebody|anybody|people)(?: (?:else|can|could|that|who|to|here))* (?:make|makes|making|produce|produces|producing|sew|sews|manufacture|manufactures)\b/gi,
    'which makers make',
  ],
  [
    /^((?:please |can you |could you |i want to |let us )*)order (?=(?:me |us )(?:an? |some |more |\d)|(?:an? |some |more )|\d+ (?:\p{L}+ )?(?:more|units?|pieces|pcs|samples?|of)\b)/iu,
    '$1procure ',
  ],
  [/\bpay (her|him|them|it) back\b/gi, 'refund $1'],
  [/\bside[ -]by[ -]side\b/gi, 'compare'],
  [/\bget rid of\b/gi, 'remove'],
  [/\b(?:take|get) (it|this|that|them|these|those) off (?:the )?hold\b/gi, 'release the hold on $1'],
  [
    /\b(?:take|get|lift) (?:the|that|this|its?|her|his|their) hold off(?: of)? (?=it|this|that|them|order|#?\d)/gi,
    'release the hold on ',
  ],
  [/\b(?:take|get|lift) (?:the|that|this|its?|her|his|their) hold off\b/gi, 'release the hold'],
  [
    /\b(turn|switch) ((?:the|that|this|my|our|all) [\p{L}\d' -]{2,40}?) (off|on)(?=[.!?,]|$| (?:again|please|now|for now)\b)/giu,
    '$1 $3 $2',
  ],
  [/\b(turn|switch) (it|that|this|them) back (on|off)\b/gi, '$1 $2 $3'],
  [/([€$£] ?\d+),(\d{1,2})(?!\d)/g, '$1.$2'],
  [/(?<![\d.,])(\d+),(\d{1,2})(?= ?(?:€|eur\b|euros?\b))/gi, '$1.$2'],
];

/** One way of writing: plain quotes and spaces, contractions written out, chat shorthand replaced. Case is kept. */
export function normalise(text: string): string {
  let out = text
    .normalize('NFKC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [pattern, replacement] of contractions) out = out.replace(pattern, replacement);
  return out;
}
