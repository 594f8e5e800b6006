import { createIntl, createIntlCache, RawIntlProvider, type IntlShape, type MessageFormatElement } from "react-intl";
import type { ReactNode } from "react";
import type { MessageId } from "./ids.ts";
import type { Messages } from "./load-messages.ts";

/** The page's words and ways of writing numbers. `tag` is a BCP 47 tag. */
export const makeIntl = (tag: string, messages: Messages, report: (problem: unknown) => void): IntlShape =>
  createIntl(
    {
      locale: tag,
      defaultLocale: "en",
      messages: messages as Record<MessageId, MessageFormatElement[]>,
      onError: report,
      onWarn: report,
    },
    createIntlCache(),
  );

export const IntlRoot = ({ intl, children }: { readonly intl: IntlShape; readonly children: ReactNode }) => (
  <RawIntlProvider value={intl}>{children}</RawIntlProvider>
);
