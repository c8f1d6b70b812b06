/** Second halves of compounds. */
export const seconds =
  'field wood bloom light lane wick haven dale wing row moor stead side fall song craft land stone mark well worth fold post berry house gate wren'.split(
    ' ',
  );

export const placeEndings =
  'Lane Quay Yard Hollow Row Landing Terrace Hill Point House Corner Bay Court Grove Bridge'.split(' ');
