import type { RuleRefused } from "@morsel/application/platform/refusals";

/** A broken rule in a problem, beside the field and the words: its tag and its figures. */
export type WireRule = { readonly tag: string; readonly [figure: string]: unknown };

const renamed = (data: object, rename: (key: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]: [string, unknown]) => [rename(key), value]));

export const writeRule = ({ _tag, ...data }: RuleRefused): WireRule => ({
  ...renamed(data, (key) => key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)),
  tag: _tag,
});

/** Undefined for what is no rule's refusal, such as a value of another type. */
export const readRule = (wire: unknown): RuleRefused | undefined => {
  if (typeof wire !== "object" || wire === null || !("tag" in wire)) return undefined;
  const { tag, ...data } = wire;
  const plain = renamed(data, (key) => key.replaceAll(/_[a-z]/g, (part) => part.slice(1).toUpperCase()));
  return { ...plain, _tag: tag } as unknown as RuleRefused;
};
