export const conversationReads = ['list_conversations', 'get_conversation'] as const;
