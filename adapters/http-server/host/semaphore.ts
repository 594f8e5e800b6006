/** Lets so many through at a time, in the order in which they came. */
export const makeSemaphore = (most: number) => {
  const waiting: (() => void)[] = [];
  let free = most;
  return {
    take: (): Promise<void> => {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve));
      free -= 1;
      return Promise.resolve();
    },
    give: (): void => {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    },
  };
};
