import { isPremiumTurn } from "@morsel/domain/membership";
import { token } from "./token.ts";

/** ME24: lets exports read one page at a time, premium members' first. */
export type ReadTurns = <A>(isFirst: boolean, read: () => Promise<A>) => Promise<A>;
export const ReadTurns = token<ReadTurns>("ReadTurns");

export const makeReadTurns = (): ReadTurns => {
  const premium: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isBusy = false;
  let inRow = 0;
  const next = (): void => {
    const isFirst = isPremiumTurn({ premium: premium.length, others: others.length, inRow });
    const go = (isFirst ? premium : others).shift();
    inRow = isFirst ? inRow + 1 : 0;
    isBusy = go !== undefined;
    go?.();
  };
  return async (isFirst, read) => {
    if (isBusy) await new Promise<void>((resolve) => (isFirst ? premium : others).push(resolve));
    isBusy = true;
    try {
      return await read();
    } finally {
      next();
    }
  };
};
