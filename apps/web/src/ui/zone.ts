import { createContext, useContext } from 'react';

/**
 * The time zone of the store's days on every screen: the one in which the partner speaks, sales are counted by day, lists are
 * filtered and files are exported. Wherever an hour is shown, it is named.
 */
export const zone = 'UTC';

/** The time zone in which hours are read: the store's own where it has one. The frame says it. */
export const MomentZone = createContext<string>(zone);
export const useMomentZone = (): string => useContext(MomentZone);
