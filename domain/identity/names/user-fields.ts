/** ID24: the fields that may be asked of the user service, by their names on the wire. */
export const USER_FIELDS = [
  "diary_preferences",
  "privacy_preferences",
  "goal_preferences",
  "unit_preferences",
  "account",
  "goal_displays",
  "location_preferences",
  "system_data",
  "profiles",
  "step_sources",
  "app_preferences",
  "partner_only_fields",
  "social_preferences",
] as const;

export type UserField = (typeof USER_FIELDS)[number];

/** ID24 */
export const isUserField = (name: unknown): name is UserField => USER_FIELDS.some((field) => field === name);

/** ID24: the known ones of a list of field names, each once, in the specified order; nobody gets a field that has no name here. */
export const userFieldsOf = (names: readonly string[]): readonly UserField[] =>
  USER_FIELDS.filter((field) => names.includes(field));

/** ID25: the cookie in which the browser keeps its device id. */
export const DEVICE_ID_COOKIE = "anon-device-id";
