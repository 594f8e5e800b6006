import type { FieldRefused, RuleRefused } from "../identity/client/session-client.ts";

type Words = {
  readonly [Tag in RuleRefused["_tag"]]: (
    refusal: Extract<RuleRefused, { readonly _tag: Tag }>,
  ) => readonly [field: string, accepted: string];
};

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Of each refusal: the field's name on the wire and what it takes. One that lacks here does not compile. */
const WORDS: Words = {
  MemberIdRefused: () => ["id", "a new UUID in lower case"],
  EmailLength: ({ max }) => ["email", `an address of at most ${max} characters`],
  EmailShape: ({ accepted }) => ["email", accepted],
  UsernameLength: ({ min, max }) => ["username", `${min} to ${max} characters`],
  UsernameCharacters: ({ accepted }) => ["username", accepted],
  UsernameReserved: () => ["username", "a name that is not reserved"],
  PasswordLength: ({ min, max }) => ["password", `${min} to ${max} characters`],
  PasswordTooCommon: () => ["password", "a password that is not among the most common ones"],
  PasswordIsYourName: () => ["password", "a password that is not your name or e-mail address"],
  OutOfRange: ({ field, min, max }) => [snake(field), `${min} to ${max}`],
  UnderAge: ({ minimumAge }) => ["birth_date", `an age of ${minimumAge} or more`],
  BirthDateRefused: ({ earliest, latest }) => ["birth_date", `${earliest} to ${latest}`],
  ChoiceRefused: ({ field, accepted }) => [snake(field), accepted.join(", ")],
  AmountRefused: ({ maxAmount, maxGrams }) => ["amount", `above 0, at most ${maxAmount} and ${maxGrams} g`],
  EditMisplaced: ({ field }) => [
    field === "facts" ? "nutritional_contents" : field,
    field === "amount" || field === "serving" ? "nothing: a quick add is not counted" : "nothing: the food says it",
  ],
  QuickAddNameRefused: ({ min, max }) => ["description", `${min} to ${max} characters`],
  QuickAddFactsRefused: ({ needed }) => [`nutritional_contents.${needed}`, "a number from 0 on; it is required"],
  QuickAddFigureRefused: ({ nutrient, max }) => [`nutritional_contents.${nutrient}`, `0 to ${max}`],
  WaterAmountRefused: ({ min, max }) => ["ml", `${min} to ${max}`],
  WaterIsFull: ({ maxMl, maxEntries }) => ["ml", `at most ${maxMl} ml and ${maxEntries} waterEntries a day`],
  CopyIdRefused: () => ["id", "a UUID in lower case"],
  NothingToCopy: () => ["from", "a day, a meal or entries that hold something"],
  TooManyDays: ({ limit }) => ["to.dates", `at most ${limit} days`],
  TooManyEntries: ({ limit }) => ["from", `at most ${limit} entries at once`],
  BelowSafeEnergy: ({ weekday, floor }) => [`daily_goals.${weekday}.energy`, `at least ${floor} calories`],
  EnergyRefused: ({ weekday, max }) => [`daily_goals.${weekday}.energy`, `at most ${max} calories`],
  NutrientGoalRefused: ({ weekday, nutrient }) => [`daily_goals.${weekday}.${nutrient}`, "a number from 0 on"],
  SevenDaysNeeded: () => ["daily_goals", "seven daily goals, Monday first"],
  WeekdayUnknown: ({ accepted }) => ["weekdays", accepted],
  ExerciseSharesRefused: ({ field, step }) => [
    field === "sum" ? "exercise_carbohydrates_percentage" : `exercise_${snake(field)}_percentage`,
    `steps of ${step} from 0 to 100; carbohydrates, protein and fat make 100 together`,
  ],
  EffectiveFromRefused: ({ earliest }) => ["effective_from", `${earliest} or later`],
  TargetRefused: ({ field, min, max }) => [
    snake(field),
    `${field === "steps" ? "a whole number from " : ""}${min} to ${max}`,
  ],
  LimitRefused: ({ nutrient, accepted }) => [`limits.${nutrient}`, accepted],
  MealSharesRefused: ({ step, wanted, accepted }) => [
    "meal_shares",
    `steps of ${step}, together ${wanted}, of ${accepted.join(", ")}`,
  ],
  SplitSteps: ({ step, min, max }) => ["split", `steps of ${step} from ${min} to ${max}`],
  ColumnsRefused: ({ max }) => ["nutrient_columns", `nutrients other than energy, each once, at most ${max}`],
  DayBeginningRefused: ({ max }) => ["day_begins_at", `a whole hour from 0 to ${max}`],
  SlotUnknown: ({ accepted }) => ["meals", accepted.join(", ")],
  SlotMissing: ({ id }) => ["meals", `meals with ${id} among them`],
  SlotTwice: ({ id }) => ["meals", `meals with ${id} once`],
  SlotNameRefused: ({ id, min, max }) => [`meals.${id}.name`, `${min} to ${max} characters`],
  SplitSum: ({ wanted }) => ["split", `shares that make ${wanted} together`],
};

const isOfRule = (refusal: { readonly _tag: string }): refusal is RuleRefused => Object.hasOwn(WORDS, refusal._tag);

/** J3: says a rule's refusal of a field as the page's ports do; every other refusal stays what it is. */
export const asFieldRefused = <E extends { readonly _tag: string }>(
  refusal: E,
): FieldRefused | Exclude<E, RuleRefused> => {
  if (!isOfRule(refusal)) return refusal as Exclude<E, RuleRefused>;
  const words = WORDS[refusal._tag] as (refusal: RuleRefused) => readonly [field: string, accepted: string];
  const [field, accepted] = words(refusal);
  return { _tag: "FieldRefused", field, accepted, rule: refusal };
};
