import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { DiaryUseCases } from "@morsel/application/diary/use-cases";
import type { MemberStore } from "@morsel/application/identity/member-store";
import { memberOf } from "../identity/member-of.ts";
import type { MemoryConnection } from "../platform/connection.ts";

export type DiaryClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly useCases: DiaryUseCases;
};

/** The diary of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryDiaryClient = ({ connection, members, useCases }: DiaryClientPorts): DiaryClient => {
  const { reachAs } = connection;
  return {
    day: (date) =>
      reachAs((id) => Effect.flatMap(memberOf(members, id), (member) => useCases.readDay({ member, date }))),
    days: (from, to) =>
      reachAs((member) => Effect.map(Effect.orDie(useCases.summariseDays({ member, from, to })), ({ days }) => days)),
    log: (date, entries) =>
      reachAs((id) =>
        Effect.flatMap(memberOf(members, id), (member) =>
          Effect.mapError(useCases.logFoods({ member, date, entries }), asFieldRefused),
        ),
      ),
    change: (date, change) =>
      reachAs((member) => Effect.mapError(useCases.changeEntry({ member, date, change }), asFieldRefused)),
    remove: (date, id) => reachAs((member) => useCases.removeEntry({ member, date, id })),
    restore: (date, id) => reachAs((member) => useCases.restoreEntry({ member, date, id })),
    copy: (copy) =>
      reachAs((id) =>
        Effect.flatMap(memberOf(members, id), (member) =>
          Effect.mapError(useCases.copyEntries({ member, copy }), asFieldRefused),
        ),
      ),
    updateDay: (date, change) => reachAs((member) => useCases.updateDay({ member, date, change })),
    suggestions: (meal, at) => reachAs((member) => useCases.suggest({ member, meal, at })),
  };
};
