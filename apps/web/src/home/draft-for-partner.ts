import { setDraft } from '#copilot/drafts-store.ts';
import { isCopilotPath } from '#frame/copilot-path.ts';
import { setDock, usePartner } from '#frame/partner-store.ts';

const conversationPath = /^\/llm\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const blank = /\[[^\]]+\]/;

/** Puts words into the text box in view, to be read and sent by the person; a [blank] in them is selected. */
export function draftForPartner(text: string): void {
  const { pathname } = window.location;
  const isHere = isCopilotPath(pathname);
  const conversationId = isHere
    ? (conversationPath.exec(pathname)?.[1] ?? null)
    : usePartner.getState().dockConversationId;
  setDraft(conversationId ?? 'new', text);
  if (!isHere) setDock(true);
  window.requestAnimationFrame(() => selectBlank(text));
}

/** Puts the cursor into the text box, on the first blank where there is one. */
export function selectBlank(text: string): void {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Message to the partner"]');
  if (!area) return;
  area.focus();
  const found = blank.exec(text);
  if (found) area.setSelectionRange(found.index, found.index + found[0].length);
  else area.setSelectionRange(text.length, text.length);
}
