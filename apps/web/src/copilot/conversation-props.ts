import type { ReactNode } from 'react';

export interface ConversationProps {
  /** Null for a new one. */
  conversationId: string | null;
  /** Changes when another new conversation is begun. */
  freshKey: string;
  /** Shown while nothing has been said. */
  empty: ReactNode;
  /** Told once the server has given a new conversation its id. */
  onNamed: (conversationId: string) => void;
}
