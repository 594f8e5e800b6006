import * as Context from "effect/Context";

/** The language in which whoever asks reads: of the page, of an `Accept-Language`, or English. */
export const CurrentLanguage = Context.Reference<string>("morsel/CurrentLanguage", { defaultValue: () => "en" });
