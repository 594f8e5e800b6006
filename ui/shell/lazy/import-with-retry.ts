/** "Failed to fetch dynamically imported module: https://…", in the words of any browser that names the address. */
const addressIn = (problem: unknown): string | undefined => {
  const address = problem instanceof Error ? /https?:\/\/\S+\.js/.exec(problem.message)?.[0] : undefined;
  return address !== undefined && URL.canParse(address) && new URL(address).origin === window.location.origin
    ? address
    : undefined;
};

/** Recognizes a module that did not load, in the words of any browser and of the bundler, for its styles. */
export const isMissingModule = (problem: unknown): boolean =>
  problem instanceof Error &&
  /dynamically imported module|module script failed|unable to preload css/i.test(problem.message);

/**
 * A part that did not come is asked for again by the next call. Some browsers remember that an address gave no module and never ask it
 * again, as HTML once said (whatwg/html#6768): from the second failure on it is asked for by an address of its own. `load` gives the
 * module as it is, with nothing taken out of it.
 */
export const importWithRetry = <Module extends object>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (problem) {
      failures += 1;
      const address = failures > 1 ? addressIn(problem) : undefined;
      if (address === undefined) throw problem;
      return (await import(/* @vite-ignore */ `${address}?again=${failures}`)) as Module;
    }
  };
};
