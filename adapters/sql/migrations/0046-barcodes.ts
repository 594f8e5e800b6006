import type { Migration } from "./migration.ts";

/** The catalogue's products by their codes; and apart from them what was looked up elsewhere, under its own licence. */
export const barcodes: Migration = {
  version: 46,
  name: "barcodes",
  statements: ({ text, integer, json, clustered }) => [
    `create table food_barcode (
      barcode ${text} not null,
      food_id ${text} not null,
      primary key (barcode, food_id)
    )${clustered}`,
    // A row without a food: nobody knew the code then.
    `create table looked_up_product (
      barcode ${text} primary key,
      food ${json},
      is_known ${integer} not null,
      looked_up_at ${integer} not null
    )`,
    // In the order in which they leave when there are too many.
    `create index looked_up_product_oldest on looked_up_product (is_known, looked_up_at, barcode)`,
  ],
};
