import * as HttpApi from "effect/http-api/HttpApi";
import * as OpenApi from "effect/http-api/OpenApi";
import { AuthGroup } from "./identity/auth.ts";
import { DiaryGroup } from "./diary/diary.ts";
import { DiarySettingsGroup } from "./diary-settings/diary-settings.ts";
import { FoodsGroup } from "./foods/foods.ts";
import { GoalsGroup } from "./goals/goals.ts";
import { DocsGroup, HealthGroup } from "./shared/health.ts";
import { HydrationGroup } from "./hydration/hydration.ts";
import { UsersGroup } from "./identity/users.ts";

/** The whole wire: what the server answers, what a client may ask, and what openapi.json says. */
export class Api extends HttpApi.make("morsel")
  .add(
    AuthGroup,
    UsersGroup,
    FoodsGroup,
    DiaryGroup,
    HydrationGroup,
    DiarySettingsGroup,
    GoalsGroup,
    HealthGroup,
    DocsGroup,
  )
  // A name that is none is told: dropped in silence, a misspelt goal would take away the one that stood.
  .annotate(HttpApi.PayloadParseOptions, { onExcessProperty: "error" })
  .annotateMerge(
    OpenApi.annotations({
      title: "Morsel",
      version: "0.1.0",
      description: "Food diary, foods, goals and account. Refusals are application/problem+json.",
    }),
  ) {}
