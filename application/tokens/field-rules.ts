import type { ApiTokenRefused } from "@morsel/domain/identity";
import { TOKEN_SCOPES } from "@morsel/domain/identity";
import type { FieldRules } from "../platform/field-rule.ts";

export const tokenFieldRules: FieldRules<ApiTokenRefused> = {
  ApiTokenRefused: ({ field, max }) =>
    field === "name" ? ["name", `1 to ${max} characters`] : ["scopes", `some of ${TOKEN_SCOPES.join(", ")}`],
};
