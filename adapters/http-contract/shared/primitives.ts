import { isCalendarDate, isTimeOfDay } from "@morsel/domain/calendar";
import { COMPLETENESS, MAX_AMOUNT, NOTE_MAX, isEntryId, isNote } from "@morsel/domain/diary";
import { isFoodId, isServingId } from "@morsel/domain/foods";
import { isWaterEntryId } from "@morsel/domain/hydration";
import { isUuid } from "@morsel/domain/identity";
import { SLOT_IDS } from "@morsel/domain/meal-slots";
import * as Schema from "effect/Schema";

/** The words of the wire: the domain's own guards are its validators, so a rule stands in one place. */
export const CalendarDate = Schema.String.pipe(
  Schema.refine(isCalendarDate, { expected: "a day such as 2026-02-28", description: "A calendar day, YYYY-MM-DD." }),
);

export const TimeOfDay = Schema.String.pipe(
  Schema.refine(isTimeOfDay, { expected: "a time such as 07:30", description: "A local time of day, HH:MM." }),
);

export const EntryId = Schema.String.pipe(
  Schema.refine(isEntryId, { expected: "a UUID in lower case", description: "Made by whoever creates the entry." }),
);

export const WaterEntryId = Schema.String.pipe(
  Schema.refine(isWaterEntryId, { expected: "a UUID in lower case", description: "Made by whoever drank." }),
);

export const Uuid = Schema.String.pipe(Schema.refine(isUuid, { expected: "a UUID in lower case" }));

export const FoodId = Schema.String.pipe(Schema.refine(isFoodId, { expected: "the id of a food, such as sr28-09040" }));

export const ServingId = Schema.String.pipe(
  Schema.refine(isServingId, {
    expected: '"g" or the id of a serving of the food',
    description: 'The unit an amount counts: "g", or a serving of the food.',
  }),
);

export const Meal = Schema.Literals(SLOT_IDS);
export const Completeness = Schema.Literals(COMPLETENESS);

/** How much of a serving; what else a food allows is the domain's to say. */
export const Amount = Schema.Finite.check(
  Schema.isGreaterThan(0, { expected: "a number above 0" }),
  Schema.isLessThanOrEqualTo(MAX_AMOUNT, { expected: `a number up to ${MAX_AMOUNT}` }),
);

/** How many rows a page of a list may hold. */
export const PageLimit = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: 100 }, { expected: "a number from 1 to 100" }),
);

export const Version = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { expected: "the version that was seen" }));

/** A member's note about a day. */
export const Note = Schema.String.check(
  Schema.isMaxLength(NOTE_MAX, { expected: `at most ${NOTE_MAX} characters` }),
).pipe(Schema.refine(isNote, { expected: "text without control characters but line ends and tabs" }));

/** Text of a bounded length; what it may hold is the rules' to say. */
export const textUpTo = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most, { expected: `at most ${most} characters` }));

/** An instant on the wire: ISO 8601 in UTC. */
export const InstantText = Schema.String.annotate({ format: "date-time", description: "ISO 8601, UTC." });

/** A named amount of a food with its weight. */
export const Serving = Schema.Struct({ id: Schema.String, label: Schema.String, grams: Schema.Finite });
