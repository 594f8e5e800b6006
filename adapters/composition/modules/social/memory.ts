import { MemberRelations } from "@morsel/application/social/member-relations";
import { MemoryState } from "../../../memory/platform/state.ts";
import { makeMemoryMemberRelations } from "../../../memory/social/relation-tables.ts";
import { moduleOf } from "../../container.ts";
import { socialUseCases } from "./use-cases.ts";

export const social = moduleOf((bindings) => {
  socialUseCases(bindings);
  bindings.provide(MemberRelations, { state: MemoryState }, ({ state }) => makeMemoryMemberRelations(state));
});
