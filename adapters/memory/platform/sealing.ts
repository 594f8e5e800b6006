import type { Sealing } from "@morsel/application/platform/sealing";

/** For Storybook only: what it seals, anybody reads. */
export const makeMemorySealing = (): Sealing => ({
  seal: (text, context) => `${context}\n${text}`,
  open: (sealed, context) =>
    sealed.startsWith(`${context}\n`)
      ? { text: sealed.slice(context.length + 1), isOfEarlierSecret: false }
      : undefined,
});
