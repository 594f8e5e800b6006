import type { Page } from "playwright-core";

/** A page, and what it complained about since it was last lent. */
export type PooledPage = { readonly page: Page; readonly complaints: string[] };

/**
 * Pages that the tests of a file take in turns: what one has read of the scripts the next does not read again, which is half
 * the processor's time of a visit. What a failed test leaves behind is nobody's: its page is closed.
 */
export const makePagePool = () => {
  const idle = new Map<string, PooledPage[]>();
  return async <A>(
    kind: string,
    open: () => Promise<PooledPage>,
    use: (lent: PooledPage) => Promise<A>,
  ): Promise<A> => {
    const lent = idle.get(kind)?.pop() ?? (await open());
    try {
      lent.complaints.length = 0;
      const made = await use(lent);
      idle.set(kind, [...(idle.get(kind) ?? []), lent]);
      return made;
    } catch (problem) {
      await lent.page.close();
      throw problem;
    }
  };
};
