const dotted =
  /(?<=\b(?:on|till|until|til|by|from|since|due|before|after|expires?|dated|delivered|approved|of)\s+)(?<day>[12]\d|3[01])\.(?<month>0?[1-9]|1[0-2])(?=\.?(?:$|[\s,;:!?)]))/gi;

/** "Till 31.12" as "till 12/31": a day before its month, as much of the world writes it, every other word in its place. */
export const withDottedDays = (text: string): string =>
  text.replace(dotted, (_found, day: string, month: string) => `${month}/${day}`);
