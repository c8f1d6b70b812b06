/** The inbox with one conversation open. */
export const conversationAddress = (sid: string) => `/inbox/messages?sid=${encodeURIComponent(sid)}`;
