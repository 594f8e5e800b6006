/** ME24: how many turns in a row are a premium member's while others wait. */
export const PREMIUM_TURNS = 3;

export type WaitingTurns = {
  readonly premium: number;
  readonly others: number;
  /** Turns in a row that were a premium member's. */
  readonly inRow: number;
};

/** ME24: the next turn is a premium member's where one waits, but of four turns one is somebody else's. */
export const isPremiumTurn = ({ premium, others, inRow }: WaitingTurns): boolean =>
  premium > 0 && (others === 0 || inRow < PREMIUM_TURNS);
