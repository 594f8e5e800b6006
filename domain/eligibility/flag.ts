/** RE9: the treatment that a flag is set to, and its configuration. */
export type Flag = { readonly name: string; readonly treatment: string; readonly config: unknown };
