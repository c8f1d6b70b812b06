/** A reply that is a yes and nothing else: "ok, go ahead". */
export const isPlainYes = (text: string): boolean =>
  /^(?:(?:ok|okay|yes|yep|yeah|sure|alright)[,.! ]*)?(?:go|go ahead|do it|go for it|yes|yep)[.! ]*$/i.test(
    text.trim(),
  );

/** A no by itself, to whatever was said before. */
export const isNoAlone = (text: string): boolean =>
  /^(?:no|nope|nah|never ?mind|not now)[.! ]*$/i.test(text.trim());

/** A no to a question: "leave it", "cancel that". */
export const isPlainNo = (text: string): boolean =>
  isNoAlone(text) || /^(?:forget (?:it|that)|cancel that|leave it|stop)[.! ]*$/i.test(text.trim());

/** "Wait, she has only one open, leave it": what was begun is called off, whatever else is told. */
export const callsOff = (text: string): boolean =>
  /^\W*(?:never ?mind|nvm)\b/i.test(text) ||
  /(?:^|[^\p{L}])(?:leave (?:it|that|them|this)(?: (?:be|alone|so|then))?|never ?mind|nvm|forget (?:it|that|about it)|scrap (?:it|that)|hold off|not now|(?:please )?(?:don['’]?t|do not))\W*(?:$|[,.;!?](?!.*\b(?:and|then|instead)\b))/iu.test(
    text.trim(),
  );

/** "No, stop, don't send it." */
export const isStop = (text: string): boolean =>
  /^(?:no+[,.! ]*)?(?:(?:stop|wait|hold on)[,.! ]*)*(?:don['’]?t|do not) (?:send|do)(?: (?:it|that|them|this|anything))?(?: yet| please| pls)?[.! ]*$/i.test(
    text.trim(),
  );

const agrees =
  /(?:^|[^\p{L}])(?:yes|yep|yeah|yea|yup|ya|yah|aye|ja|oui|si|sure|ok|okay|okey|k|go|go ahead|do (?:it|so|that)|please do|please|approved?|confirm(?:ed)?|accept(?:ed)?|agreed?|fine|good|great|perfect|lovely|brilliant|excellent|right|correct|deal|absolutely|definitely|certainly|of course|course|by all means|proceed|carry on|sounds|works|happy|love it|make it so|let['’]?s|send|ship|book|pay|cancel|refund|order|buy|post|publish|delete|remove|submit|invite|will do|it'?ll do|that'?ll do|it will do|that will do)(?![\p{L}])/iu;
const hesitates =
  /(?:^|[^\p{L}])(?:no|nope|nah|not|n['’]t|don['’]?t|dont|never|nobody|nothing|without|maybe|perhaps|unsure|wait|hold|hang on|later|before|first|until|unless|if|but|instead|rather|except|only|think|thinking|wonder|interesting|why|what|how|who|when|which|show|see|read|change|make|shorter|longer|friendlier|cc)(?![\p{L}])/iu;

/**
 * Whether a reply that the learned model takes for a yes has a word of agreement in it, and none of doubt or of another wish. What
 * waits spends, sends or deletes: "hmm" and "let me think" are no yes to that.
 */
export const agreesPlainly = (text: string): boolean => agrees.test(text) && !hesitates.test(text);

/**
 * Agreement and nothing else. Where something else was looked at since what waits was shown, only that is a yes to it: "ok let him
 * go" may be a new wish.
 */
export const agreesOnly = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).every((word) => agreement.has(word));

const agreement = new Set(
  `yes yep yeah yea yup ya aye ja oui si sure ok okay okey k go ahead do it that this so then please pls approve approved confirm
    confirmed accept accepted agreed fine good great perfect lovely right correct deal absolutely definitely certainly proceed carry on
    sounds thanks thank you ta and now the change both all of them let's lets let’s send ship book pay cancel refund order buy post save
    make now`.split(/\s+/),
);

/** "Hmm", "let me think": neither a yes nor a no, nor anything new. */
export const isUndecided = (text: string): boolean =>
  /^\W*(?:(?:h+m+|hmm+|um+|uh+|er+|ugh|oh|ah|well|ok|okay|interesting|right|so|wow|huh|wait)\b[,.!… ]*)*(?:(?:let me (?:think|see|check|sleep on it)|i(?:['’]m| am) (?:not sure|unsure|thinking)|not sure(?: yet)?|i do(?:n['’]?t| not) know(?: yet)?|give me a (?:minute|second|moment)|one (?:moment|second|sec)|h+m+|ugh|interesting)\b(?: about (?:it|that|this))?(?: yet)?|maybe|perhaps)?[.!…? ]*$/i.test(
    text,
  ) && !/^\W*(?:ok|okay|right|so|well|wait)\W*$/i.test(text);

/** "Before you send it, show me": to see what waits for a yes. */
export const asksForWaiting = (text: string): boolean =>
  /\b(?:show|read|let me see|see|what(?:['’]s| is| does| will| would| exactly))\b/i.test(text) &&
  /\b(?:(?:before|first)\b.*\b(?:send|do|go)|(?:it|that|the (?:message|mail|text|note)) (?:say|says|again|first|to me|out)|(?:you|it)(?:['’]ll| will| would)? (?:send|say))\b/i.test(
    text,
  ) &&
  text.split(/\s+/).length <= 10;
