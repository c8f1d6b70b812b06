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

/** "No, stop, don't send it." */
export const isStop = (text: string): boolean =>
  /^(?:no+[,.! ]*)?(?:(?:stop|wait|hold on)[,.! ]*)*(?:don['’]?t|do not) (?:send|do)(?: (?:it|that|them|this|anything))?(?: yet| please| pls)?[.! ]*$/i.test(
    text.trim(),
  );
