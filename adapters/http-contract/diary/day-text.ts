import type { DayView } from "@morsel/application/diary/diary-view";
import type { ChangedDay, DiaryChange } from "@morsel/application/diary/diary-change";
import { remainingOf, type DiaryDay } from "@morsel/domain/diary";
import { sumFacts } from "@morsel/domain/nutrition";
import { writeShares } from "../goals/shares-codec.ts";
import { writeWaterEntries } from "../hydration/codec.ts";
import { contentsText } from "../shared/contents-codec.ts";
import { joinedText, type TextPieces } from "../shared/text-pieces.ts";
import { entriesPieces, factsFromAmounts } from "./entry-text.ts";

type Head = Pick<DiaryDay, "date" | "note" | "completeness" | "version">;

const headText = ({ date, note, completeness, version }: Head): string =>
  `"date":"${date}","note":${JSON.stringify(note)},"completeness":"${completeness}","version":${version}`;

/** W280: planned entries stand apart from eaten ones, so that a sum of the entries is what was eaten. */
const bothPieces = ({ entries, planned }: DiaryDay): TextPieces => [
  '"entries":',
  ...entriesPieces(entries),
  ...(planned === undefined ? [] : [',"planned":', ...entriesPieces(planned)]),
];

/** A day as a conflict shows it. */
export const bareDayText = (day: DiaryDay): string => joinedText([`{${headText(day)},`, ...bothPieces(day), "}"]);

/** A day with what it is measured against. The hottest answer, so it is written straight as text. */
export const dayPieces = ({
  day,
  goal,
  exerciseEnergy,
  exerciseShares,
  limits,
  mealShares,
  weightKg,
  maintenance,
  water,
}: DayView): TextPieces => {
  const totals = sumFacts(day.entries.map(factsFromAmounts));
  return [
    `{${headText(day)},`,
    ...bothPieces(day),
    `,"totals":${contentsText(totals.facts)},` +
      `"goal":${contentsText(goal)},"exercise":${contentsText({ energy: exerciseEnergy })},` +
      `"remaining":${contentsText(remainingOf(goal, exerciseEnergy, totals, exerciseShares))}` +
      `${exerciseShares === undefined ? "" : `,"exercise_shares":${JSON.stringify(writeShares(exerciseShares))}`}` +
      `${limits === undefined ? "" : `,"limits":${JSON.stringify(limits)}`}` +
      `${mealShares === undefined ? "" : `,"meal_shares":${JSON.stringify(mealShares)}`}` +
      `${weightKg === undefined ? "" : `,"weight_kg":${weightKg}`}` +
      `${maintenance === undefined ? "" : `,"maintenance":{"unit":"calories","value":${maintenance}}`}` +
      `,${JSON.stringify(writeWaterEntries(water.entries)).slice(1, -1)}` +
      `${water.goalMl === undefined ? "" : `,"water_goal_ml":${water.goalMl}`}}`,
  ];
};

export const dayText = (view: DayView): string => joinedText(dayPieces(view));

const changedDayText = (day: ChangedDay): string =>
  `{${headText(day)},"entries":${day.entryCount},"totals":${contentsText(day.totals)},` +
  `"remaining":${contentsText(day.remaining)}}`;

/** Writes the answer of a change to the diary. */
export const changePieces = ({ entries, removed, days }: DiaryChange): TextPieces => [
  '{"entries":',
  ...entriesPieces(entries),
  `,"removed":${JSON.stringify(removed)},"days":[${days.map(changedDayText).join(",")}]}`,
];
