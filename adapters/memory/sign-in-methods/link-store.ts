import type { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import * as Effect from "effect/Effect";
import { addConsequences } from "../identity/account-tables.ts";
import type { MemoryState } from "../platform/state.ts";
import { linksTable, signInMethodsOf } from "../identity/sign-in-methods-of.ts";

/** Each method runs in one go, as a transaction would. */
export const makeMemoryLinkStore = (state: MemoryState): LinkStore => {
  const table = state.of(linksTable);
  const is = (provider: string, subject: string) => (link: { readonly provider: string; readonly subject: string }) =>
    link.provider === provider && link.subject === subject;
  return {
    all: (member) =>
      Effect.sync(() => (table.get(member) ?? []).toSorted((a, b) => (a.provider < b.provider ? -1 : 1))),
    memberOf: (provider, subject) =>
      Effect.sync(() => [...table].find(([, links]) => links.some(is(provider, subject)))?.[0]),
    add: (member, link, after) =>
      Effect.sync(() => {
        const own = table.get(member) ?? [];
        if (own.some(is(link.provider, link.subject))) return true;
        const isTaken = [...table.values()].flat().some(is(link.provider, link.subject));
        if (isTaken || own.some(({ provider }) => provider === link.provider)) return false;
        table.set(member, [...own, link]);
        addConsequences(state, member, after);
        return true;
      }),
    remove: (member, provider, mayRemove, after) =>
      Effect.sync(() => {
        const own = table.get(member) ?? [];
        if (!own.some((link) => link.provider === provider)) return "unknown" as const;
        if (!mayRemove(signInMethodsOf(state, member))) return "refused" as const;
        table.set(
          member,
          own.filter((link) => link.provider !== provider),
        );
        addConsequences(state, member, after);
        return "removed" as const;
      }),
  };
};
