import yazl from "yazl";

/** Tables as the sources write them, and what stands in them. */
export const HEADER = [
  "code",
  "product_name",
  "energy-kcal_100g",
  "fat_100g",
  "carbohydrates_100g",
  "proteins_100g",
].join("\t");
export const row = (code: string, name: string): string => [code, name, "100", "1", "20", "3"].join("\t");
export const table = (...rows: readonly string[]): string => [HEADER, ...rows, ""].join("\n");

/** A zip of these files. */
export const zipped = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
export const FOOD =
  '"fdc_id","data_type","description","food_category_id","publication_date"\n"1","sr_legacy_food","Soup","","2019-04-01"\n';
export const NUTRIENTS = '"id","fdc_id","nutrient_id","amount"\n"1","1","1008","80"\n';
