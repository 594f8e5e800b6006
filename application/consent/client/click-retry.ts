import { nextConsentTry } from "@morsel/domain/consent";

/** CO8: an action that fails is tried again as often as the rule says; what fails still is the last try's failure. */
export const withRetries = <A>(
  action: () => Promise<A>,
  wait: (milliseconds: number) => Promise<void>,
  tried = 0,
): Promise<A> =>
  action().catch(async (problem: unknown) => {
    const pause = nextConsentTry(tried);
    if (pause === undefined) throw problem;
    await wait(pause);
    return withRetries(action, wait, tried + 1);
  });
