import type { ListedFlag } from "@morsel/application/site-settings/change-flags";
import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import { FormattedMessage } from "react-intl";

/** Says where a value is from. */
export const SourceWords = ({ source }: { readonly source: ListedFlag["source"] | ListedSetting["source"] }) => (
  <FormattedMessage id={`setting.source.${source}`} />
);
