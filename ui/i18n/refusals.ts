import type { RuleRefused } from "@morsel/application/platform/refusals";
import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { GoalsClient } from "@morsel/application/goals/client/goals-client";
import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import type { SessionClient, SignUpRefused } from "@morsel/application/identity/client/session-client";
import type * as Effect from "effect/Effect";
import type { IntlShape } from "react-intl";
import type { MessageId } from "./ids.ts";

type FailuresOf<Port> = {
  [Name in keyof Port]: Port[Name] extends (...given: never[]) => Effect.Effect<unknown, infer E>
    ? E
    : Port[Name] extends Effect.Effect<unknown, infer E>
      ? E
      : never;
}[keyof Port];

/** Everything a page can be refused. */
export type Refused =
  | FailuresOf<DiaryClient>
  | FailuresOf<DiarySettingsClient>
  | FailuresOf<FoodsClient>
  | FailuresOf<GoalsClient>
  | FailuresOf<HydrationClient>
  | FailuresOf<SessionClient>
  | SignUpRefused;

/** Every refusal has words, or this does not compile. */
const words: { readonly [Tag in Refused["_tag"]]: MessageId } = {
  SignInNeeded: "refused.SignInNeeded",
  Unreachable: "refused.Unreachable",
  CredentialsRefused: "refused.CredentialsRefused",
  TooManyTries: "refused.TooManyTries",
  FieldRefused: "refused.FieldRefused",
  EmailTaken: "refused.EmailTaken",
  UsernameTaken: "refused.UsernameTaken",
  FoodNotFound: "refused.FoodNotFound",
  ServingUnknown: "refused.ServingUnknown",
  DayIsFull: "refused.DayIsFull",
  CompletenessRefused: "refused.CompletenessRefused",
  DayVersionConflict: "refused.DayVersionConflict",
  WaterEntryNotFound: "refused.WaterEntryNotFound",
  EntryNotFound: "refused.EntryNotFound",
  EntryVersionConflict: "refused.EntryVersionConflict",
  GoalsVersionConflict: "refused.GoalsVersionConflict",
  DiarySettingsVersionConflict: "refused.DiarySettingsVersionConflict",
};

/** What a rejected promise carried, when it is a refusal that has words. */
export const refusalIn = (problem: unknown): Refused | undefined =>
  typeof problem === "object" && problem !== null && "_tag" in problem && Object.hasOwn(words, String(problem._tag))
    ? (problem as Refused)
    : undefined;

/**
 * Words for whatever a query or a command failed with. `ruleWords` says in words what a rule refused where the page has
 * better ones than that a value was not accepted.
 */
export const refusalWords = (
  intl: IntlShape,
  problem: unknown,
  ruleWords?: (rule: RuleRefused) => string | undefined,
): string => {
  const refused = refusalIn(problem);
  if (refused === undefined) return intl.formatMessage({ id: "refused.unexpected" });
  const said = refused._tag === "FieldRefused" && refused.rule !== undefined ? ruleWords?.(refused.rule) : undefined;
  if (said !== undefined) return said;
  return intl.formatMessage(
    { id: words[refused._tag] },
    {
      ...("retryAfterSeconds" in refused ? { seconds: refused.retryAfterSeconds } : {}),
      ...("limit" in refused ? { limit: refused.limit } : {}),
    },
  );
};
