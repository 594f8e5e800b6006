import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { adminProblems } from "../admin/problems.ts";
import { ActDone } from "../admin/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { Flags, ResetPayload, SetFlagPayload, SetSettingPayload, Settings } from "./schemas.ts";

const { AdminEntryNeeded } = problemSchemas(adminProblems);

const act = { success: ActDone, error: [AdminEntryNeeded, FieldRefused] } as const;

export class SiteSettingsGroup extends HttpApiGroup.make("siteSettings")
  .add(
    HttpApiEndpoint.get("siteSettings", "/settings", { success: Settings, error: [AdminEntryNeeded] }).annotate(
      Access,
      "admin",
    ),
    HttpApiEndpoint.post("setSetting", "/settings", { payload: SetSettingPayload, ...act }).annotate(Access, "admin"),
    HttpApiEndpoint.post("resetSetting", "/settings/reset", { payload: ResetPayload, ...act }).annotate(
      Access,
      "admin",
    ),
    HttpApiEndpoint.get("featureFlags", "/flags", { success: Flags, error: [AdminEntryNeeded] }).annotate(
      Access,
      "admin",
    ),
    HttpApiEndpoint.post("setFlag", "/flags", { payload: SetFlagPayload, ...act }).annotate(Access, "admin"),
    HttpApiEndpoint.post("resetFlag", "/flags/reset", { payload: ResetPayload, ...act }).annotate(Access, "admin"),
  )
  .annotateEndpoints(ScopeArea, "session")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/admin") {}
