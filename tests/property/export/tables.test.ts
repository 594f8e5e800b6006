import { containerOf, resolve } from "@morsel/adapters/composition/container";
import { SQL_MODULES } from "@morsel/adapters/composition/sql-concepts";
import { MemberTables } from "@morsel/adapters/sql/engine/member-tables";
import { exportFiles, type ExportPorts } from "@morsel/application/export/export-files";
import { ExportFiles } from "@morsel/application/platform/export-file";
import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { memoryStores } from "../../support/stores.ts";
import { aMember } from "../../contract/stores.ts";

/** In which file what a table holds is found. */
const IN_FILE: Readonly<Record<string, string>> = {
  diary_entry: "diary_entries.csv",
  diary_day: "diary_days.csv",
  exercise_entry: "exercise_entries.csv",
  own_exercise: "own_exercises.csv",
  exercise_routine: "exercise_routines.csv",
  step_count: "step_counts.csv",
  saved_meal: "saved_meals.csv",
  measurement: "measurements.csv",
  measurement_type: "measurement_types.csv",
  measurement_choice: "settings.csv",
  member_goal: "goals.csv",
  expenditure_choice: "settings.csv",
  energy_answer: "energy_proposals.csv",
  own_food: "own_foods.csv",
  favourite_food: "favourite_foods.csv",
  own_word: "food_words.csv",
  recipe: "recipes.csv",
  recipe_pot: "recipe_pots.csv",
  message: "messages_received.csv",
  profile: "profile.csv",
  news_entry: "news_feed.csv",
  message_draft: "message_drafts.csv",
  friend: "friends.csv",
  friend_invitation: "invitations_sent.csv",
  member_block: "blocked_members.csv",
  household_member: "household.csv",
  household_share: "household.csv",
  fridge_portion: "household.csv",
  diary_settings: "settings.csv",
  account_settings: "settings.csv",
  security_event: "security_events.csv",
  account_link: "consents.csv",
  member_agreement: "agreements.csv",
  recipe_match: "recipe_matches.csv",
  contact_message: "contact_messages.csv",
  api_token: "api_tokens.csv",
  app_grant: "connected_apps.csv",
  webhook: "webhooks.csv",
  push_device: "notification_devices.csv",
  member_passkey: "sign_in_methods.csv",
  member_link: "sign_in_methods.csv",
  member_session: "sessions.csv",
  premium_payment: "premium_payments.csv",
  coach_comment: "coach_comments.csv",
  coach_grant: "coaches.csv",
  coach_look: "coach_views.csv",
  forum_mark: "forum_topics_read.csv",
  forum_reaction: "forum_reactions.csv",
  forum_draft: "forum_drafts.csv",
};

/** Why what another holds is in no file. */
const IN_NONE: Readonly<Record<string, string>> = {
  member_totp: "a secret of signing in",
  member_recovery_code: "a secret of signing in",
  used_challenge: "holds off a second use of an answer for some minutes",
  account_token: "a secret of a mail that was sent",
  app_code: "a secret of an app",
  webhook_delivery: "says for a month which messages went to a webhook",
  app_token: "a secret of an app",
  household_invitation: "a secret that opens somebody else's household",
  meal_share: "a secret that opens a saved meal",
  diary_copy: "tells a repeated request from a new one",
  step_change: "tells a repeated request from a new one, and undoes it",
  import_batch: "says what came of a file that the member has",
  import_part: "is a file that the member has, for a day",
  import_item: "tells a repeated row from a new one, and undoes it",
  member_write: "tells a repeated request from a new one",
  food_usage: "made of diary_entries.csv",
  own_food_word: "made of own_foods.csv",
  food_decision: "what undoes an answer of an admin; the answer itself stands with the food",
  recipe_picture: "is a picture beside the tables",
  news_like: "is others’ opinion of an entry",
  news_comment: "is others’ words",
  news_mute: "is about another member",
  profile_picture: "is a picture beside the tables",
  former_username: "leads old links to the member",
  progress_photo: "is a picture beside the tables",
  progress_photo_image: "is a picture beside the tables",
  weekly_digest: "says which week was sent last",
  content_report: "is the moderators' to read, and about another member",
  moderation_decision: "is the moderators' word about the member, who reads it at /account/decisions",
  admin_entry: "says until when an admin has proved the second step",
  forum_ban: "is the moderators' word about the member, who is told of it where it holds",
  forum_mention: "is others’ words",
  forum_reacted: "is others’ opinion of a post",
  forum_visit: "says since when topics of the forum are new",
  premium_event: "reports of the payment provider; what they changed is in premium_payments.csv",
  premium_notice: "says which mails about premium were sent",
  premium_order: "an offer that was shown; what was paid is in premium_payments.csv",
  premium_redemption: "which secret code was used",
  premium_subscription: "what stands today, made of payments and reports",
  sandbox_subscription: "the record of the payment provider that stands in for one",
  member_notification: "two numbers that the header shows",
};

it("W155 what a member owns is in a file of the export, or it is said why it is in none", () => {
  const owned = resolve(containerOf(Object.values(SQL_MODULES)), MemberTables).flat();
  expect([...Object.keys(IN_FILE), ...Object.keys(IN_NONE)].toSorted()).toEqual(
    ["member_session", ...owned].toSorted(),
  );
  // Nothing is read until somebody takes the files away.
  const never = new Proxy({}, { get: () => () => Effect.never });
  const contributed = memoryStores().get(ExportFiles);
  const ports = new Proxy({}, { get: (_, name) => (name === "contributed" ? contributed : never) }) as ExportPorts;
  const files = exportFiles(ports, aMember()).map(({ name }) => name);
  expect(files.filter((name, nth) => files.indexOf(name) !== nth)).toEqual([]);
  expect([...new Set(Object.values(IN_FILE))].filter((name) => !files.includes(name))).toEqual([]);
});
