import type { LabelBasis } from "../../nutrition/index.ts";
import type { Gtin } from "../barcode.ts";

/**
 * W249: whose label a product has, by whether each country in which it is sold is in North America: that of the country; where it is
 * sold on both sides or nowhere, that of the number's prefix, 000 to 139 being North America's (GS1 General Specifications, 1.4.2).
 */
export const basisOfSale = (isAmerican: readonly boolean[], barcode: Gtin | undefined): LabelBasis => {
  if (isAmerican.length > 0 && isAmerican.every(Boolean)) return "us";
  if (isAmerican.length > 0 && !isAmerican.some(Boolean)) return "eu";
  // Eight digits (EAN-8) say nothing of the country, nor do the numbers that shops give themselves (02, 04).
  const isNational = barcode !== undefined && !barcode.startsWith("000000") && !/^00[24]/.test(barcode);
  return isNational && Number(barcode.slice(1, 4)) <= 139 ? "us" : "eu";
};
