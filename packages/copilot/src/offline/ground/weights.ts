/**
 * What each kind of evidence is worth, added to the log probability of a reading. Fitted by conditional logistic regression on
 * 1,127 turns of nine writers, drawn toward the values that were set by hand, so that what is rare keeps those. On the turns
 * of a writer left out the best reading asks for the right operation in 833 (by hand: 817; by the learned model alone: 803),
 * and of those given 80 to 90 % it is right in 88 %.
 */
export const weights = {
  /** Of the learned model's log probability. */
  learned: 0.9,
  /** All telling words accounted for, against none. */
  accounted: 0.7,
  missing: -0.3,
  unknown: -0.55,
  /** A value that a change has no place for; a read often has no need of one. */
  left: -0.5,
  /** A value that has a place. */
  given: 0.3,
  /** A record named for sure. */
  named: 0.45,
  /** A trial came to something. */
  found: 0.5,
  findsNothing: -0.9,
  notFound: -0.7,
  refused: -1.1,
  /** Set by hand: as what needs a value that was not said. */
  lacksValue: -0.3,
  leavesNamed: -0.9,
  again: -0.3,
  repeatsCall: -0.6,
  repeatsChange: -1.7,
  otherThing: -0.7,
  sameAsWaits: -1.2,
  sideBySide: -1.5,
  takesAway: 1.2,
  title: 0.6,
  titleAlone: 1.4,
  /** Set by hand: so many words are hardly ever said by chance. */
  wholeMember: 0.8,
  otherVerb: 1.3,
  takesBack: 1.5,
  farOff: -1.4,
  keepsQuestion: -3,
  forNew: -2,
  forQuestion: -1.5,
  /** Set by hand: what takes it as left out is meant. */
  refusedValue: -2,
  saysNot: -1.6,
  opposite: -1.6,
  /** Set by hand: an opening whose words the declaration has not, hardly any of which is in the nine files. */
  noWord: -2.2,
  fewWords: -0.9,
  /** Set by hand: in the nine files it speaks against wrong readings alone. */
  losesUnasked: -2,
  /** Set by hand: hardly anybody writes such an address to have something else done with it. */
  serverAddress: 3.5,
  /** Set by hand: it is hardly ever meant so. */
  codeAlone: -2,
  /** Set by hand: to ask for a figure when one was said gets it wrong twice. */
  figureAside: -2.5,
  /** Set by hand: a change of another thing than the one that was just spoken of. */
  pointsElsewhere: -1.5,
  /** Set by hand, for the same reason. */
  answersAside: -1.5,
  /** Set by hand: a change that nobody asked for is worse than a question. */
  writesToNobody: -6,
  /** Set by hand, for the same reason. */
  notesAside: -6,
  /** Set by hand: any words at all would be its letter. */
  unmarkedText: -1.2,
  /** Set by hand: nothing can come of it. */
  nothingDone: -2.5,
  /** Set by hand, for the same reason. */
  notOwn: -3,
  /** Set by hand: a look is not what is asked for. */
  lookInstead: -1.5,
  /** Set by hand: what is at hand is not what is asked for. */
  otherProduct: -3,
  /** Set by hand: longer words that are declared say more than a part of them. */
  partly: -2.5,
} as const;

/** Nothing that was read is meant: as likely as what the learned model gives to all else, flattened. */
export const otherwise = { base: -0.7, learned: 0.7 } as const;
