import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { DigestSheet } from "../components/digest-sheet.tsx";
import { digestQuery } from "../queries.ts";

const route = getRouteApi("/reports/weekly-digest");

/** /reports/weekly-digest: the last whole week, or with `?date=` the week of a day. */
export const DigestPage = () => {
  const { intl } = useApp();
  const { digests } = route.useRouteContext();
  const { date } = route.useSearch();
  const { data, error } = useQuery(digestQuery(digests, date));
  return (
    <Page width="wide" title={<FormattedMessage id="digest.title" />}>
      {error === null ? null : <Problem>{refusalWords(intl, error)}</Problem>}
      {data === undefined ? (
        error === null ? (
          <Skeleton height={640} radius="lg" aria-busy="true" />
        ) : null
      ) : (
        <DigestSheet digest={data} pathOf={(day) => `/reports/weekly-digest?date=${day}`} />
      )}
    </Page>
  );
};
