const yes =
  /^(?:(?:ok|okay|oh|well|great|perfect|alright|all right|sounds good|fine|hmm)[,.! ]+)*(?:y|yes|yep|yeah|yup|ya|sure|ok|okay|k|go ahead|do it|please do|go for it|approve|approved|confirm|confirmed|accept|correct|right|proceed|fine|sounds good|absolutely|definitely|of course|looks good|lgtm|that(?: i|')?s (?:right|correct|fine|ok|okay|good)|make it so|send it|ship it|i approve|i confirm|yes do it)(?:[,.! ]+(?:please|thanks|thank you|go ahead|do it|do that|that(?: i|')?s (?:right|fine|correct)|now|sure|approve(?: it)?|confirm(?: it)?|approved|yes|it|that|this|them|go for it|sounds good|cancel it|refund (?:her|him|them|it)|with it|you can|please do))*[.! ]*$/i;
const no =
  /^(?:(?:oh|hmm|actually|wait|well|sorry|um)[,.! ]+)*(?:n|no|nope|nah|no way|do not|don't|dont|do not do it|don't do it|don't do that|stop|never ?mind|forget it|forget that|forget about it|deny|denied|reject|rejected|decline|cancel that|abort|not now|not yet|leave it|hold off|hold on|no thanks|no thank you|i changed my mind|please don't|please do not|better not|rather not)(?:[,.! ]+(?:thanks|thank you|please|don't|do not|stop|don't do (?:it|that)|do not do (?:it|that)|leave it|never ?mind|forget it|do it|not now|not yet|cancel that|i changed my mind|wait|that's wrong|it's fine))*[.! ]*$/i;

/**
 * A bare yes or no to an approval that waits. Anything with more in it ("yes, but only two of them", "no, 200")
 * is null: it is for the model to read.
 */
export function readDecision(text: string): 'approve' | 'deny' | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/\p{Extended_Pictographic}️?/gu, (mark) =>
      mark.startsWith('👍') || mark.startsWith('✅')
        ? 'yes'
        : mark.startsWith('👎') || mark.startsWith('❌')
          ? 'no'
          : ' ',
    )
    .trim();
  if (plain.length === 0 || plain.length > 60) return null;
  if (no.test(plain)) return 'deny';
  if (yes.test(plain)) return 'approve';
  return null;
}
