import { serverAddress } from './entities.ts';

/** The store's key for one address; that of OpenAI when none is given. */
export const whose = { address: serverAddress.optional() };
