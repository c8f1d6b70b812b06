const storageKey = 'brandwright.token';

/** What a session token says about itself. Read for show only: the server decides. */
export interface TokenClaims {
  /** Expiry, seconds since 1970. */
  expiresAtSeconds: number;
  /** 1 or 2; some screens need the second. */
  generation: number;
  /** Whose it is; null where it does not say. */
  userId: string | null;
}

/**
 * Claims of a token, or null when it is missing, malformed or expired: all three count as absent.
 * `nowMs` is milliseconds since 1970.
 */
export function readToken(token: string | null | undefined, nowMs: number): TokenClaims | null {
  const payload = token?.split('.')[1];
  if (!token || !payload || token.split('.').length !== 3) return null;
  const claims = decodePayload(payload);
  if (!claims || typeof claims['exp'] !== 'number' || claims['exp'] * 1000 <= nowMs) return null;
  const generation = claims['gen'] ?? claims['generation'];
  return {
    expiresAtSeconds: claims['exp'],
    generation: typeof generation === 'number' ? generation : 1,
    userId: typeof claims['sub'] === 'string' ? claims['sub'] : null,
  };
}

function decodePayload(payload: string): Record<string, unknown> | null {
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The stored token if it is still good, else null. */
export function storedToken(): string | null {
  const token = localStorage.getItem(storageKey);
  return readToken(token, Date.now()) ? token : null;
}

export function saveToken(token: string): void {
  localStorage.setItem(storageKey, token.replace(/^Bearer\s+/i, ''));
}

/** Forgets the session and everything kept with it; the theme stays. */
export function clearStorage(): void {
  const theme = localStorage.getItem('brandwright.theme');
  localStorage.clear();
  sessionStorage.clear();
  if (theme) localStorage.setItem('brandwright.theme', theme);
}
