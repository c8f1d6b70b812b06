import { useState } from 'react';
import { toast } from './toast.ts';

/** Copies a text, and says for a moment that it was. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      toast.failed('Your browser blocked copying. Select the text and copy it instead.');
    }
  }
  return { isCopied, copy: () => void copy() };
}
