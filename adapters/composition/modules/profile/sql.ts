import { ProfileStore } from "@morsel/application/profile/profile-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { UsernameChanged } from "../../../sql/identity/member-steps.ts";
import { keepFormerName, makeSqlProfileStore } from "../../../sql/profile/profile-store.ts";
import { moduleOf } from "../../container.ts";
import { profileUseCases } from "./use-cases.ts";

export const profile = moduleOf((bindings) => {
  profileUseCases(bindings);
  bindings.provide(ProfileStore, { sql: Sql }, ({ sql }) => makeSqlProfileStore(sql));
  bindings.contribute(UsernameChanged, keepFormerName);
  bindings.contribute(MemberTables, ["profile", "profile_picture", "former_username"]);
});
