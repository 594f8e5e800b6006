/** W251: whether a food comes from Open Food Facts, also where it stands in a diary or was corrected: its id says so. */
export const isFromOpenFoodFacts = (foodId: string | undefined): boolean => foodId?.startsWith("off-") === true;

/** The database and its licence, which ask to be named wherever something of it is shown. */
export const OPEN_FOOD_FACTS_URL = "https://world.openfoodfacts.org";
export const ODBL_URL = "https://opendatacommons.org/licenses/odbl/1-0/";
