/**
 * The time zone of the store's days on every screen: the one in which the partner speaks, sales are counted by day, lists are
 * filtered and files are exported. Wherever an hour is shown, it is named.
 */
export const zone = 'UTC';
