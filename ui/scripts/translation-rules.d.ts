/**
 * The faults of a translated message that need no knowledge of the language: forms of a plural, marks of quotation, digits, and
 * English that was left. `isSameRightly` tells that the language says it as English does.
 */
export declare const faultsOf: (locale: string, english: string, text: string, isSameRightly: boolean) => readonly string[];
