import type { NewsEntry } from "@morsel/application/news-feed/news-store";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";

/** Words of an entry, in the reader's own units. */
export const NewsWords = ({
  entry: { kind, amount = 0, words },
}: {
  readonly entry: Pick<NewsEntry, "kind" | "amount" | "words">;
}) => {
  const intl = useIntl();
  const { weight } = useUnits();
  switch (kind) {
    case "weight_lost":
      return <FormattedMessage id="news.weight_lost" values={{ weight: formatWeight(intl, weight, amount) }} />;
    case "streak":
      return <FormattedMessage id="news.streak" values={{ days: amount }} />;
    case "day_completed":
      return (
        <FormattedMessage
          id="news.day_completed"
          values={{ day: <FormattedDate value={`${words}T12:00:00Z`} dateStyle="long" timeZone="UTC" /> }}
        />
      );
    case "joined":
      return (
        <FormattedMessage
          id="news.joined"
          values={{ day: <FormattedDate value={amount} year="numeric" month="long" /> }}
        />
      );
    case "words":
      return <>{words}</>;
  }
};
