/** CU5: the countries that are treated like the United States. */
export const US_TERRITORIES = ["US", "CA", "VI", "AS", "GU", "MP", "PR"] as const;

/** CU5 */
export const isUsTerritory = (country: string): boolean => US_TERRITORIES.some((territory) => territory === country);
