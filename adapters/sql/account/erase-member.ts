import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

type Erase = (sql: Sql, id: MemberId) => Effect.Effect<readonly unknown[]>;

/**
 * J29: every table that holds what belongs to a member, one statement each. The sessions go first, so that nobody writes any more;
 * a table that is missing here fails a test.
 */
export const MEMBER_TABLES: Readonly<Record<string, Erase>> = {
  member_session: (sql, id) => sql`delete from member_session where member_id = ${id}`,
  member_totp: (sql, id) => sql`delete from member_totp where member_id = ${id}`,
  member_recovery_code: (sql, id) => sql`delete from member_recovery_code where member_id = ${id}`,
  member_passkey: (sql, id) => sql`delete from member_passkey where member_id = ${id}`,
  used_challenge: (sql, id) => sql`delete from used_challenge where member_id = ${id}`,
  member_link: (sql, id) => sql`delete from member_link where member_id = ${id}`,
  account_token: (sql, id) => sql`delete from account_token where member_id = ${id}`,
  account_settings: (sql, id) => sql`delete from account_settings where member_id = ${id}`,
  security_event: (sql, id) => sql`delete from security_event where member_id = ${id}`,
  diary_entry: (sql, id) => sql`delete from diary_entry where member_id = ${id}`,
  diary_day: (sql, id) => sql`delete from diary_day where member_id = ${id}`,
  diary_copy: (sql, id) => sql`delete from diary_copy where member_id = ${id}`,
  diary_settings: (sql, id) => sql`delete from diary_settings where member_id = ${id}`,
  food_usage: (sql, id) => sql`delete from food_usage where member_id = ${id}`,
  meal_share: (sql, id) => sql`delete from meal_share where member_id = ${id}`,
  saved_meal: (sql, id) => sql`delete from saved_meal where member_id = ${id}`,
  exercise_entry: (sql, id) => sql`delete from exercise_entry where member_id = ${id}`,
  own_exercise: (sql, id) => sql`delete from own_exercise where member_id = ${id}`,
  step_count: (sql, id) => sql`delete from step_count where member_id = ${id}`,
  step_change: (sql, id) => sql`delete from step_change where member_id = ${id}`,
  api_token: (sql, id) => sql`delete from api_token where member_id = ${id}`,
  exercise_routine: (sql, id) => sql`delete from exercise_routine where member_id = ${id}`,
  measurement: (sql, id) => sql`delete from measurement where member_id = ${id}`,
  measurement_type: (sql, id) => sql`delete from measurement_type where member_id = ${id}`,
  measurement_choice: (sql, id) => sql`delete from measurement_choice where member_id = ${id}`,
  progress_photo_image: (sql, id) => sql`delete from progress_photo_image where member_id = ${id}`,
  progress_photo: (sql, id) => sql`delete from progress_photo where member_id = ${id}`,
  member_goal: (sql, id) => sql`delete from member_goal where member_id = ${id}`,
  expenditure_choice: (sql, id) => sql`delete from expenditure_choice where member_id = ${id}`,
  energy_answer: (sql, id) => sql`delete from energy_answer where member_id = ${id}`,
  weekly_digest: (sql, id) => sql`delete from weekly_digest where member_id = ${id}`,
  own_food: (sql, id) => sql`delete from own_food where member_id = ${id}`,
  own_food_word: (sql, id) => sql`delete from own_food_word where member_id = ${id}`,
  favourite_food: (sql, id) => sql`delete from favourite_food where member_id = ${id}`,
  own_word: (sql, id) => sql`delete from own_word where member_id = ${id}`,
  recipe: (sql, id) => sql`delete from recipe where member_id = ${id}`,
  recipe_match: (sql, id) => sql`delete from recipe_match where member_id = ${id}`,
  recipe_picture: (sql, id) => sql`delete from recipe_picture where member_id = ${id}`,
  recipe_pot: (sql, id) => sql`delete from recipe_pot where member_id = ${id}`,
  // W278: whose household it was has been left before, so that it has an owner.
  household_member: (sql, id) => sql`delete from household_member where member_id = ${id}`,
  household_invitation: (sql, id) => sql`delete from household_invitation where member_id = ${id}`,
  household_share: (sql, id) => sql`delete from household_share where member_id = ${id}`,
  fridge_portion: (sql, id) => sql`delete from fridge_portion where member_id = ${id}`,
  member_agreement: (sql, id) => sql`delete from member_agreement where member_id = ${id}`,
  account_link: (sql, id) => sql`delete from account_link where member_id = ${id}`,
  member_notification: (sql, id) => sql`delete from member_notification where member_id = ${id}`,
  contact_message: (sql, id) => sql`delete from contact_message where member_id = ${id}`,
  member_write: (sql, id) => sql`delete from member_write where member_id = ${id}`,
};

/** Each table by itself: one of many rows takes long, and who was interrupted begins anew. The member goes last. */
export const eraseMember = (sql: Sql, id: MemberId): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (const erase of Object.values(MEMBER_TABLES)) yield* erase(sql, id);
    if (sql.engine === "postgres") {
      // Counts about the member that processes share; their keys hold the id.
      yield* sql`delete from rate_limit where position(${id} in key) > 0`;
      yield* sql`delete from login_failure where position(${id} in key) > 0`;
    }
    yield* sql.transaction((tx) =>
      Effect.gen(function* () {
        // The job that erases is its runner's to finish.
        yield* tx`delete from job where member_id = ${id} and kind <> 'erase-account'`;
        yield* tx`delete from member where id = ${id}`;
      }),
    );
  });
