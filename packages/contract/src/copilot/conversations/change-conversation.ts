export const changes = ['list_conversations', 'get_conversation'] as const;
