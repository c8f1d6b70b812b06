/** Limits of one parcel; freight is heavier. */
export const heaviestPounds = 150;
export const longestInches = 108;
