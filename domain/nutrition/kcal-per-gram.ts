/** N5, N9: kcal in a gram (specification, section 9). */
export const KCAL_PER_GRAM = { carbohydrates: 4, fat: 9, protein: 4 } as const;
