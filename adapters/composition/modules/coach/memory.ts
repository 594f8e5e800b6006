import { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import { CoachCommentStore } from "@morsel/application/coach/comment-store";
import { CoachStore } from "@morsel/application/coach/coach-store";
import { coachClient } from "../../../http-contract/coach/coach-client.ts";
import { makeMemoryCoachCommentStore } from "../../../memory/coach/comment-store.ts";
import { endGrantsBetween, makeMemoryCoachStore } from "../../../memory/coach/coach-store.ts";
import { MemberBlocked } from "../../../memory/friends/block-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { coachUseCases } from "./use-cases.ts";

export const coach = moduleOf((bindings) => {
  coachUseCases(bindings);
  bindings.provide(CoachStore, { state: MemoryState }, ({ state }) => makeMemoryCoachStore(state));
  bindings.provide(CoachCommentStore, { state: MemoryState, coaches: CoachStore }, ({ state, coaches }) =>
    makeMemoryCoachCommentStore(state, coaches),
  );
  bindings.contribute(MemberBlocked, endGrantsBetween);
  provideClient(bindings, CoachClientPort, coachClient);
});
