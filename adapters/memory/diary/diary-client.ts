import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "../platform/world.ts";

/** The diary of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryDiaryClient = (world: MemoryWorld): DiaryClient => {
  const { diary } = world.stores;
  return {
    day: (date) => world.reachAs((member) => world.readDay({ member, date })),
    log: (date, entries) =>
      world.reachAs((member) => Effect.mapError(world.logFoods({ member, date, entries }), asFieldRefused)),
    change: (date, change) =>
      world.reachAs((member) => Effect.mapError(world.changeEntry({ member, date, change }), asFieldRefused)),
    remove: (date, id) => world.reachAs((member) => diary.remove(member, id, date)),
    restore: (date, id) => world.reachAs((member) => diary.restore(member, id, date)),
    copy: (copy) => world.reachAs((member) => Effect.mapError(world.copyEntries({ member, copy }), asFieldRefused)),
    updateDay: (date, change) => world.reachAs((member) => world.updateDay({ member, date, change })),
    logWater: (date, drink) =>
      world.reachAs((member) => Effect.mapError(world.logWater({ member, date, drink }), asFieldRefused)),
    deleteWater: (date, id) => world.reachAs((member) => diary.deleteWater(member, date, id)),
    suggestions: (meal, at) => world.reachAs((member) => world.suggest({ member, meal, at })),
  };
};
