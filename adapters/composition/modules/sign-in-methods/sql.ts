import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import { SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import { makeSqlPasskeyStore } from "../../../sql/sign-in-methods/passkey-store.ts";
import { makeSqlSecondStepStore } from "../../../sql/sign-in-methods/second-step-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";
import { signInMethodUseCases } from "./use-cases.ts";

export const signInMethods = moduleOf((bindings) => {
  signInMethodUseCases(bindings);
  bindings.provide(SecondStepStore, { sql: Sql }, ({ sql }) => makeSqlSecondStepStore(sql));
  bindings.provide(PasskeyStore, { sql: Sql }, ({ sql }) => makeSqlPasskeyStore(sql));
});
