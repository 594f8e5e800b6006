import { partlyKnownShare } from "@morsel/domain/reports";
import type { MailBlock, MailTemplate, MailWords } from "../mail/mail-template.ts";
import type { DigestValues, NutrientShare } from "@morsel/domain/weekly-digest";

const noon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

type Fact = readonly [name: MailWords, value: MailWords];

const shareFact = ({ id, share, coverage }: NutrientShare): Fact => {
  const known = partlyKnownShare(coverage);
  const values = { share, coverage: known ?? 1, isPart: known === undefined ? "no" : "yes" };
  return [{ id: `nutrient.${id}` }, { id: "mail.digest.share", values }];
};

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
