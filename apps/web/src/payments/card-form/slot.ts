/** What every card form does, whichever bank it is for: it makes a token, and the card stays where it was typed. */
export interface CardSlotProps {
  /** The button: verb first. */
  verb: string;
  /** Whether the token is being used. */
  isBusy: boolean;
  /** Why it couldn’t be used. */
  failure?: string | undefined;
  onToken: (token: string) => void;
  onCancel?: (() => void) | undefined;
}
