import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { setDraft } from '../drafts-store.ts';

/** Starts a conversation with a sentence: a question is asked at once, anything else waits in the text box for a look. */
export function useStartConversation(): (sentence: string, onlyAsks: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    (sentence, onlyAsks) => {
      if (onlyAsks) return void navigate(`/homebase?ask=${encodeURIComponent(sentence)}`);
      setDraft('new', sentence);
      void navigate('/homebase');
    },
    [navigate],
  );
}
