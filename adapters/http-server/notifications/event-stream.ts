import type { News } from "@morsel/application/notifications/live-notifications";

const line = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`;

/** W232: as the browser's EventSource reads it. */
export const eventOf = (news: News): string => {
  switch (news._tag) {
    case "Counts":
      return line("counts", JSON.stringify(news.counts));
    case "Beat":
      return line("beat", "");
    case "SessionEnded":
      return line("ended", "");
  }
};

/** In ms, before a page that lost its connection asks for another; not all pages of a server that was restarted at once. */
const RETRY_MS = 4000;

/** The news of one page as bytes. By hand: a generator could not be left while it waits for the next. */
export const eventStream = (news: AsyncIterable<News>, chance: () => number): AsyncIterable<Uint8Array> => {
  const text = new TextEncoder();
  return {
    [Symbol.asyncIterator]: () => {
      const source = news[Symbol.asyncIterator]();
      let hasBegun = false;
      return {
        next: async () => {
          if (!hasBegun) {
            hasBegun = true;
            return { done: false, value: text.encode(`retry: ${Math.round(RETRY_MS * (1 + chance()))}\n\n`) };
          }
          const { done, value } = await source.next();
          return done === true ? { done: true, value: undefined } : { done: false, value: text.encode(eventOf(value)) };
        },
        return: async () => {
          await source.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
};
