import type { Migration } from "./migration.ts";

/** N17: own foods of European labels are kept with fibre in the carbohydrate, where fibre is known; what was typed stays in the draft. */
export const ownFoodsWithFibre: Migration = {
  version: 36,
  name: "own foods with fibre",
  statements: ({ engine }) => [
    engine === "sqlite"
      ? `update own_food set food = json_set(food, '$.nutrients.carbohydrates',
          round(json_extract(food, '$.nutrients.carbohydrates') + json_extract(food, '$.nutrients.fiber'), 9))
        where json_extract(food, '$.basis') = 'eu' and json_extract(food, '$.nutrients.fiber') is not null
          and json_extract(food, '$.nutrients.carbohydrates') is not null`
      : `update own_food set food = jsonb_set(food::jsonb, '{nutrients,carbohydrates}', to_jsonb(round(
          (food::jsonb #>> '{nutrients,carbohydrates}')::numeric + (food::jsonb #>> '{nutrients,fiber}')::numeric, 9)))::text
        where food::jsonb ->> 'basis' = 'eu' and food::jsonb #>> '{nutrients,fiber}' is not null
          and food::jsonb #>> '{nutrients,carbohydrates}' is not null`,
  ],
};
