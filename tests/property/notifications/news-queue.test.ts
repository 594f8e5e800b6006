import { makeNewsQueue } from "@morsel/application/platform/news-queue";
import * as fc from "fast-check";
import { expect, it } from "vitest";

type News = { readonly kind: "a" | "b"; readonly n: number };
const queue = (onLeave = () => undefined as void) => makeNewsQueue<News>(({ kind }) => kind, onLeave);

const news = fc.array(fc.record({ kind: fc.constantFrom("a" as const, "b" as const), n: fc.nat() }), { maxLength: 30 });

it("W232 who takes nothing for a while hears of each kind the last, and no more waits than there are kinds", () =>
  fc.assert(
    fc.asyncProperty(news, async (all) => {
      const waiting = queue();
      for (const one of all) waiting.add(one);
      waiting.end();
      const heard: News[] = [];
      for await (const one of waiting) heard.push(one);
      const last = new Map(all.map((one) => [one.kind, one]));
      expect(heard.toSorted((x, y) => (x.kind < y.kind ? -1 : 1))).toEqual(
        [...last.values()].toSorted((x, y) => (x.kind < y.kind ? -1 : 1)),
      );
    }),
  ));

it("W233 who leaves while it waits has left at once, and what comes afterwards waits nowhere", async () => {
  let left = 0;
  const waiting = queue(() => {
    left += 1;
  });
  const listener = waiting[Symbol.asyncIterator]();
  const next = listener.next();
  await listener.return?.();
  waiting.add({ kind: "a", n: 1 });
  expect([await next, await listener.next(), left]).toEqual([
    { done: true, value: undefined },
    { done: true, value: undefined },
    1,
  ]);
});
