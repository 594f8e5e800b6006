import type { ImportBatch, ImportChoices, ImportSurvey } from "@morsel/domain/import";
import type { WireChoices, WireImport, WireImports } from "./schemas.ts";

export const writeChoices = ({ order, weightUnit, meals, columns }: ImportChoices): WireChoices =>
  ({
    ...(order === undefined ? {} : { order }),
    ...(weightUnit === undefined ? {} : { weight_unit: weightUnit }),
    ...(meals === undefined ? {} : { meals: Object.entries(meals).map(([name, meal]) => ({ name, meal })) }),
    ...(columns === undefined ? {} : { columns }),
  }) as WireChoices;

export const readChoices = ({ order, weight_unit, meals, columns }: WireChoices): ImportChoices =>
  ({
    ...(order === undefined ? {} : { order }),
    ...(weight_unit === undefined ? {} : { weightUnit: weight_unit }),
    ...(meals === undefined ? {} : { meals: Object.fromEntries(meals.map(({ name, meal }) => [name, meal])) }),
    ...(columns === undefined ? {} : { columns }),
  }) as ImportChoices;

const writeSurvey = ({ leftOut, meals, order, ...survey }: ImportSurvey): NonNullable<WireImport["survey"]> => ({
  ...survey,
  left_out: leftOut,
  meals: meals.map(({ isSure, ...meal }) => ({ ...meal, is_sure: isSure })),
  order: { order: order.order, is_asked: order.isAsked },
});

const readSurvey = ({ left_out, meals, order, ...survey }: NonNullable<WireImport["survey"]>): ImportSurvey =>
  ({
    ...survey,
    leftOut: left_out,
    meals: meals.map(({ is_sure, ...meal }) => ({ ...meal, isSure: is_sure })),
    order: { order: order.order, isAsked: order.is_asked },
  }) as unknown as ImportSurvey;

export const writeImport = ({ createdAt, choices, survey, ...batch }: ImportBatch): WireImport => ({
  ...batch,
  created_at: createdAt,
  choices: writeChoices(choices),
  ...(survey === undefined ? {} : { survey: writeSurvey(survey) }),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readImport = ({ created_at, choices, survey, ...batch }: WireImport): ImportBatch =>
  ({
    ...batch,
    createdAt: created_at,
    choices: readChoices(choices),
    ...(survey === undefined ? {} : { survey: readSurvey(survey) }),
  }) as ImportBatch;

export const writeImports = (all: readonly ImportBatch[]): WireImports => ({ items: all.map(writeImport) });
export const readImports = ({ items }: WireImports): readonly ImportBatch[] => items.map(readImport);
