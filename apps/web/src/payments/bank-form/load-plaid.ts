/** What a sign-in at a bank gives: all that leaves the browser. */
export interface SignedIn {
  publicToken: string;
  accountId: string;
}

/** Plaid's Link as far as it is used here. Source: plaid.com/docs/link/web. */
interface PlaidLink {
  create(settings: {
    token: string;
    onSuccess: (publicToken: string, metadata: { accounts: readonly { id: string }[] }) => void;
    onExit: () => void;
  }): { open(): void; destroy(): void };
}

declare global {
  var Plaid: PlaidLink | undefined;
}

const address = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Plaid couldn’t be loaded.'));
    });
    document.head.append(script);
  });
}

/** Signs in at a bank through Plaid, in frames of Plaid's own. Null when the person left. Rejects where Plaid can't be loaded. */
export async function signInWithPlaid(token: string): Promise<SignedIn | null> {
  if (!globalThis.Plaid) await loadScript();
  const link = globalThis.Plaid;
  if (!link) throw new Error('Plaid couldn’t be loaded.');
  return new Promise((resolve) => {
    const opened = link.create({
      token,
      onSuccess: (publicToken, { accounts }) => {
        const [account] = accounts;
        resolve(account ? { publicToken, accountId: account.id } : null);
        opened.destroy();
      },
      onExit: () => {
        resolve(null);
        opened.destroy();
      },
    });
    opened.open();
  });
}
