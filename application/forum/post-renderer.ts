import { token } from "../platform/token.ts";

/** W611, W612: Markdown to HTML that can be shown as it is. */
export type PostRenderer = {
  /** Changes with what is made of the same text. */
  readonly version: number;
  readonly render: (source: string, options: { readonly hasLinks: boolean }) => string;
};

export const PostRenderer = token<PostRenderer>("PostRenderer");
