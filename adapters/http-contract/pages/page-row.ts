/** The modules that a page fetches by itself, relative to the page's workspace, and the files of messages that it says. */
export type PageParts = { readonly modules: readonly string[]; readonly words: readonly string[] };

/** One address of the product, as its route declares it and the build writes it down; `$slug` stands for any one segment. */
export type PageRow = PageParts & { readonly path: string; readonly member?: PageParts; readonly visitor?: PageParts };
