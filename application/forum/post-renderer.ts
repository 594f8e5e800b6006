import { token } from "../platform/token.ts";

/** W611, W612: Markdown to HTML that can be shown as it is. */
export type PostRenderer = {
  /** Changes with what is made of the same text. */
  readonly version: number;
  readonly render: (
    source: string,
    options: {
      readonly hasLinks: boolean;
      /** FO43: names as they are shown, by their keys; what is named besides stays text. */
      readonly mentions?: ReadonlyMap<string, { readonly username: string }>;
      /** FO44: called for each that is named outside of a quote. */
      readonly onMention?: (key: string) => void;
    },
  ) => string;
};

export const PostRenderer = token<PostRenderer>("PostRenderer");
