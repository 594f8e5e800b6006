import type { CatalogueSource } from "@morsel/domain/foods";
import { FIRST_SOURCES, TIER_PLACES } from "./0037-catalogues.ts";
import type { Migration } from "./migration.ts";

/** The last tier of before, and how many there are now. */
const [LAST, TIERS] = [5, 9];

const from = (tier: number): string => String(tier * TIER_PLACES);

const added = (source: CatalogueSource, tier: number): readonly string[] => {
  const words = `${source}_words_${tier}`;
  const to = tier === TIERS - 1 ? "maxvalue" : from(tier + 1);
  return [
    `create table ${words} partition of ${source}_words for values from (${from(tier)}) to (${to})`,
    `create index ${words}_gin on ${words} using gin (words) with (fastupdate = off)`,
    `create index ${words}_place on ${words} (place)`,
  ];
};

/**
 * Three quarters of all imported foods were in one tier, whose index PostgreSQL asks as a whole. What is imported from now on is
 * spread over four; what was before stays where it is.
 */
export const smallerTiers: Migration = {
  version: 55,
  name: "smaller tiers of imported foods",
  statements: ({ engine }) =>
    engine === "sqlite"
      ? []
      : FIRST_SOURCES.flatMap((source) => [
          `alter table ${source}_words detach partition ${source}_words_${LAST}`,
          `alter table ${source}_words attach partition ${source}_words_${LAST}
            for values from (${from(LAST)}) to (${from(LAST + 1)})`,
          ...Array.from({ length: TIERS - LAST - 1 }, (_, i) => added(source, LAST + 1 + i)).flat(),
        ]),
};
