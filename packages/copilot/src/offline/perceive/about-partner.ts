const patterns: readonly (readonly [topic: 'hello' | 'start' | 'abilities' | 'identity', said: RegExp])[] = [
  [
    'hello',
    /^\W*(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening|day))(?: (?:there|again|all|team|you))?\W*$/i,
  ],
  [
    'start',
    /^\W*(?:so |ok |hey |hi |well )*(?:how (?:do|can|should|would) (?:i|we) (?:get started|start|begin)|(?:where|what) (?:do|should|can|would) (?:i|we) (?:start|begin)(?: with)?|what (?:should|do) (?:i|we) do first|(?:help me )?get(?:ting)? (?:me )?started|how does (?:this|it) work|i(?:['’]m| am) new (?:here|to this))\b[^,;]{0,24}$/i,
  ],
  [
    'abilities',
    /^\W*(?:so |ok |hey |hi |well )*(?:what (?:all )?(?:can|could|do) (?:you|u|this) (?:actually |all )?(?:do|help(?: me)?(?: with)?|handle|know)(?: for me| here)?|what are you (?:good|useful) for|how can you help(?: me)?|help)\W*$/i,
  ],
  [
    'identity',
    /^\W*(?:so |ok |hey |hi )*(?:who|what) are (?:you|u)\W*$|\bare (?:you|u) (?:a |an )?(?:human|person|robot|bot|real|ai|machine)\b/i,
  ],
];

/** Which of the questions about the partner itself a message asks in plain words; null where it asks none. */
export const aboutPartner = (text: string): string | null =>
  patterns.find(([, said]) => said.test(text.trim()))?.[0] ?? null;
