import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import { makeSqlLinkStore } from "../../../sql/sign-in-methods/link-store.ts";
import { makeSqlPasskeyStore } from "../../../sql/sign-in-methods/passkey-store.ts";
import { makeSqlSecondStepStore } from "../../../sql/sign-in-methods/second-step-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { signInMethodUseCases } from "./use-cases.ts";

export const signInMethods = moduleOf((bindings) => {
  signInMethodUseCases(bindings);
  bindings.provide(SecondStepStore, { sql: Sql }, ({ sql }) => makeSqlSecondStepStore(sql));
  bindings.provide(LinkStore, { sql: Sql }, ({ sql }) => makeSqlLinkStore(sql));
  bindings.provide(PasskeyStore, { sql: Sql }, ({ sql }) => makeSqlPasskeyStore(sql));
  bindings.contribute(MemberTables, [
    "member_totp",
    "member_recovery_code",
    "member_passkey",
    "used_challenge",
    "member_link",
  ]);
});
