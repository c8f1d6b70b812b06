import { clearSessionNotice } from '#api/session-end.ts';
import { saveToken } from '#api/token.ts';
import { useFormCall } from './use-form-call.ts';

/** Opens a session by a form: what it was refused for, and whether it is on its way. */
export const useEntry = (
  open: () => Promise<{ token: string; user: { id: string } }>,
  onEntered: (userId: string) => void,
) =>
  useFormCall(async () => {
    const session = await open();
    saveToken(session.token);
    clearSessionNotice();
    onEntered(session.user.id);
  });
