import type { HideableFigure } from "@morsel/domain/dashboard";
import type { Member } from "@morsel/domain/identity";
import { weightDirection } from "@morsel/domain/measurements";
import type { NutrientId } from "@morsel/domain/nutrition";
import { firstUnits, isKilograms, KJ_PER_KCAL, kgToLb } from "@morsel/domain/units";
import type { JobPayload } from "../jobs/job.ts";
import type { MailBlock, MailTemplate, MailWords } from "../mail/mail-template.ts";
import type { Digest } from "@morsel/domain/weekly-digest";

/** Values of the mail, without hidden figures (RE17). */
export type DigestValues = JobPayload & {
  readonly week?: string;
  readonly logged?: number;
  readonly energyUnit?: "kcal" | "kJ";
  readonly energy?: number;
  readonly budget?: number;
  readonly isLowerBound?: boolean;
  readonly macros?: readonly { readonly id: NutrientId; readonly grams: number }[];
  readonly weightUnit?: "kg" | "lb";
  readonly weight?: number;
  readonly change?: number;
  readonly minutes?: number;
  readonly exerciseDays?: number;
  readonly steps?: number;
  readonly stepDays?: number;
  readonly streak?: number;
  readonly best?: readonly NutrientShare[];
  readonly thinnest?: readonly NutrientShare[];
};

type NutrientShare = { readonly id: NutrientId; readonly share: number; readonly coverage: number };

const whole = Math.round;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** W338: the figures of a digest in the member's units, without what the member hides. */
export const digestValues = (digest: Digest, { profile }: Member, hidden: readonly HideableFigure[]): DigestValues => {
  const units = profile.units ?? firstUnits(profile.country);
  const isShown = ({ id }: { readonly id: NutrientId }): boolean => !hidden.includes(id);
  const inKj = units.energy === "kilojoules";
  const energyOf = (kcal: number): number => whole(inKj ? kcal * KJ_PER_KCAL : kcal);
  const inLb = units.bodyWeight !== "kilograms";
  const weightOf = (kg: number): number => tenth(inLb && isKilograms(kg) ? kgToLb(kg) : kg);
  /** M16 */
  const changeOf = (kg: number): number =>
    weightDirection(kg) === "even" ? 0 : Math.sign(kg) * weightOf(Math.abs(kg));
  const { energy, macros, weight, exercise, steps, completeness } = digest;
  const { value } = energy.average;
  const shares = (all: Digest["best"]): readonly NutrientShare[] =>
    all.filter(isShown).map(({ id, average, min, coverage }) => ({ id, share: average / min, coverage }));
  return {
    week: digest.from,
    to: digest.to,
    logged: completeness.partial + completeness.complete + completeness.fasted,
    energyUnit: inKj ? "kJ" : "kcal",
    ...(value === undefined || hidden.includes("energy")
      ? {}
      : { energy: energyOf(value), isLowerBound: energy.average.isLowerBound || energy.average.isPartial }),
    ...(energy.goal?.max === undefined || hidden.includes("energy") ? {} : { budget: energyOf(energy.goal.max) }),
    macros: macros
      .filter(isShown)
      .flatMap(({ id, average }) => (average.value === undefined ? [] : [{ id, grams: whole(average.value) }])),
    weightUnit: inLb ? "lb" : "kg",
    ...(weight === undefined || hidden.includes("weight")
      ? {}
      : {
          weight: weightOf(weight.kg),
          ...(weight.changeKg === undefined ? {} : { change: changeOf(weight.changeKg) }),
        }),
    minutes: whole(exercise.minutes),
    exerciseDays: exercise.days,
    ...(steps === undefined ? {} : { steps: whole(steps.average), stepDays: steps.days }),
    streak: digest.streak,
    best: shares(digest.best),
    thinnest: shares(digest.thinnest),
  };
};

const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

type Fact = readonly [name: MailWords, value: MailWords];

const shareFact = ({ id, share, coverage }: NutrientShare): Fact => [
  { id: `nutrient.${id}` },
  { id: "mail.digest.share", values: { share, coverage, isPart: coverage < 0.995 ? "yes" : "no" } },
];

const facts = (given: DigestValues): readonly Fact[] => [
  ...(given.energy === undefined
    ? []
    : [
        [
          { id: "mail.digest.energy" },
          {
            id: given.budget === undefined ? "mail.digest.energyOnly" : "mail.digest.energyOf",
            values: {
              energy: given.energy,
              budget: given.budget ?? 0,
              unit: given.energyUnit ?? "kcal",
              isPart: given.isLowerBound === true ? "yes" : "no",
            },
          },
        ] as const,
      ]),
  ...(given.macros ?? []).map(({ id, grams }): Fact => [
    { id: `nutrient.${id}` },
    { id: "mail.digest.grams", values: { grams } },
  ]),
  ...(given.weight === undefined
    ? []
    : [
        [
          { id: "mail.digest.weight" },
          {
            id: given.change === undefined ? "mail.digest.weightOnly" : "mail.digest.weightChange",
            values: {
              weight: given.weight,
              unit: given.weightUnit ?? "kg",
              change: Math.abs(given.change ?? 0),
              direction: (given.change ?? 0) < 0 ? "down" : (given.change ?? 0) > 0 ? "up" : "even",
            },
          },
        ] as const,
      ]),
  ...((given.exerciseDays ?? 0) === 0
    ? []
    : [
        [
          { id: "mail.digest.exercise" },
          { id: "mail.digest.minutes", values: { minutes: given.minutes ?? 0, days: given.exerciseDays ?? 0 } },
        ] as const,
      ]),
  ...(given.steps === undefined
    ? []
    : [
        [
          { id: "mail.digest.steps" },
          { id: "mail.digest.stepsOn", values: { steps: given.steps, days: given.stepDays ?? 0 } },
        ] as const,
      ]),
  ...((given.streak ?? 0) < 2
    ? []
    : [[{ id: "mail.digest.streak" }, { id: "mail.digest.days", values: { days: given.streak ?? 0 } }] as const]),
];

const section = (id: string, all: readonly Fact[]): readonly MailBlock[] =>
  all.length === 0
    ? []
    : [
        { _tag: "Text", words: { id } },
        { _tag: "Facts", facts: all },
      ];

export const digestMails = {
  /** W338 */
  weeklyDigest: (given: DigestValues, { username }) => {
    const { week, to, logged = 0 } = given;
    const from = week ?? "2026-03-02";
    const dates = { from: noon(from), to: noon(typeof to === "string" ? to : from) };
    return {
      subject: { id: "mail.digest.subject", values: dates },
      list: "weekly_digest",
      blocks: [
        { _tag: "Text", words: { id: "mail.hello", values: { username } } },
        { _tag: "Text", words: { id: "mail.digest.text", values: { ...dates, logged } } },
        { _tag: "Facts", facts: facts(given) },
        ...section("mail.digest.best", (given.best ?? []).map(shareFact)),
        ...section("mail.digest.thinnest", (given.thinnest ?? []).map(shareFact)),
        { _tag: "Link", words: { id: "mail.digest.link" }, path: `/reports/weekly-digest?date=${from}` },
        { _tag: "Link", words: { id: "mail.digest.stop" }, path: "/account/email-settings" },
        { _tag: "Hint", words: { id: "mail.digest.hint" } },
      ],
    };
  },
} satisfies Readonly<Record<string, MailTemplate<never>>>;
