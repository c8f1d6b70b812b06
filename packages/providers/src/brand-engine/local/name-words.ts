/** Second halves of compounds. */
export const seconds =
  'field wood bloom light lane wick haven dale wing row moor stead side fall song craft land stone mark well worth fold post berry house gate wren'.split(
    ' ',
  );

/** First names that are not those of a well-known house. */
export const firstNames =
  'Ada Iris Otto Hazel Milo Edith Juno Silas Nora Felix Mabel Rufus Tilda Ansel Wilma Ezra Clio Bram Odette Linus'.split(
    ' ',
  );

export const surnames =
  'Fenn Tolliver Wren Marlow Quill Hartley Bellamy Ashdown Pell Larkin Winslow Thorne Hollis Merrin Abbot Calder Penrose Lockett Sorrel Rowan Birch Vale Tansy Dunmore'.split(
    ' ',
  );

export const placeOpenings =
  'Harrow Juniper Wharf Saltmarsh Linden Orchard Copper Mill Foxglove Stillwater Larch Cobble Ferry Windmill Rowan Quarry'.split(
    ' ',
  );

export const placeEndings =
  'Lane Quay Yard Hollow Row Landing Terrace Hill Point House Corner Bay Court Grove Bridge'.split(' ');

/** Names that tell a moment. */
export const timeNames = [
  'Half Past Dawn',
  'Sunday Hours',
  'After Nine',
  'Late June',
  'The Long Pause',
  'Before Noon',
  'Seven Bells',
  'Day Two',
  'Soft Hours',
  'First Frost',
  'Blue Hour Club',
  'Third Evening',
  'Almost May',
  'Open Sunday',
  'The Inbetween',
  'Ten Minutes More',
];
