export interface NewsQueue<A> extends AsyncIterable<A> {
  readonly add: (news: A) => void;
  /** Gives out the waiting news, then ends. */
  readonly end: () => void;
}

const OVER = { done: true, value: undefined } as const;

/**
 * News that one listener has not taken yet, of each kind the last: a listener that takes nothing costs no more than that. `onLeave` is
 * called when the listener goes by itself. An iterator by hand: a generator could not be left while it waits.
 */
export const makeNewsQueue = <A>(kindOf: (news: A) => string, onLeave: () => void): NewsQueue<A> => {
  const waiting = new Map<string, A>();
  let isOver = false;
  let wake: (() => void) | undefined;
  const woken = (): void => {
    wake?.();
    wake = undefined;
  };
  const next = async (): Promise<IteratorResult<A, undefined>> => {
    for (;;) {
      const [first] = waiting;
      if (first !== undefined) {
        waiting.delete(first[0]);
        return { done: false, value: first[1] };
      }
      if (isOver) return OVER;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    add: (news) => {
      if (isOver) return;
      // The last one is the newest: what was told of the same kind before gives up its place.
      waiting.delete(kindOf(news));
      waiting.set(kindOf(news), news);
      woken();
    },
    end: () => {
      isOver = true;
      woken();
    },
    [Symbol.asyncIterator]: () => ({
      next,
      return: () => {
        isOver = true;
        waiting.clear();
        onLeave();
        woken();
        return Promise.resolve(OVER);
      },
    }),
  };
};
