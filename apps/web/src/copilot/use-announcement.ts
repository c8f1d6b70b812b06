import { useEffect, useRef, useState } from 'react';
import { answerParts, textOf } from './partner-message.ts';
import type { PartnerMessage } from './partner-message.ts';

/** What a screen reader hears: each answer once, when it is complete. */
export function useAnnouncement(messages: readonly PartnerMessage[], isBusy: boolean): string {
  const [words, setWords] = useState('');
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      const last = messages.at(-1);
      if (last?.role === 'assistant') setWords(announced(last));
    }
    wasBusy.current = isBusy;
  }, [messages, isBusy]);
  return words;
}

function announced(message: PartnerMessage): string {
  const { approvals, options, failure } = answerParts(message);
  const asks = approvals
    .filter((action) => action.status === 'PENDING')
    .map((action) => `Needs your approval: ${action.preview.verb}.`);
  const offered = options.length > 0 ? [`Choose one: ${options.map(({ label }) => label).join('; ')}.`] : [];
  return [textOf(message), ...asks, ...offered, failure?.message ?? ''].filter(Boolean).join(' ');
}
