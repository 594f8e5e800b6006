/** RE9: the treatment that a flag is set to, its configuration, and for whom it holds; without an audience it holds for all. */
export type Flag = {
  readonly name: string;
  readonly treatment: string;
  readonly config: unknown;
  readonly audience?: FlagAudience | undefined;
};

/** EL23: for whom a flag holds; what is not said excludes nobody. */
export type FlagAudience = {
  /** Percent of all members, 0 to 100. */
  readonly share?: number | undefined;
  /** ISO 3166 codes of the members' own countries. */
  readonly countries?: readonly string[] | undefined;
  readonly locales?: readonly string[] | undefined;
  readonly hasPremium?: boolean | undefined;
};

export type FlagViewer = {
  readonly id: string;
  readonly country: string;
  readonly locale: string;
  readonly hasPremium: boolean;
};

/** EL24 */
export type FlagRefused = { readonly _tag: "FlagRefused"; readonly field: "name" | "treatment" };
