/** An address of the United States, in parts. */
export interface UsAddress {
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
}

/**
 * "18 Alder Street, Portland, OR 97205" as parts: the last comma-separated pieces are city and state with ZIP code.
 * Undefined when it is not written like that.
 */
export function splitUsAddress(text: string): UsAddress | undefined {
  const written =
    /^(?<street>[^,]+),\s*(?:(?<second>[^,]+),\s*)?(?<city>[^,]+),\s*(?<state>[A-Za-z]{2})\.?,?\s+(?<zip>\d{5}(?:-\d{4})?)(?:,?\s*(?:US|USA))?$/.exec(
      text.trim(),
    )?.groups;
  if (!written) return undefined;
  return {
    addressLine1: written['street']?.trim() ?? '',
    addressLine2: written['second']?.trim() ?? '',
    city: written['city']?.trim() ?? '',
    state: written['state']?.toUpperCase() ?? '',
    zipCode: written['zip'] ?? '',
  };
}
