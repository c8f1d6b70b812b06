/** Words that carry no meaning of their own: never searched for, never part of a name. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its them they their theirs he she him her his hers me my mine we us our ours you your yours i
  am is are was were be been being do does did done doing have has had having will would shall should can could may might must
  and or but nor so if then than as at by for from in into of off on onto out over to under up with about after before again
  please thanks thank hi hello hey ok okay well just also too very really quite some any all both each every either neither
  which who whom whose what when where why how there here now not no yes yeah let want wanna need needs needed like would'd
  get got go going gone come ones one thing things something anything stuff bit lot currently right away still already only
  every everything tell say said know think maybe perhaps kindly quick quickly asap first second third last next previous
  other another same more most less least few many much such per via onto upon between across around against during until without
  till since while because though although however actually instead sure hmm um uh oh ah btw fyi gonna im ive id us
  whole entire want wants wanted wish look looking looks new good great best better nice ready able possible time way`.split(
    /\s+/,
  ),
);
