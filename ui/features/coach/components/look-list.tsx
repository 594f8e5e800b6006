import { Button } from "@mantine/core";
import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import { isCalendarDate } from "@morsel/domain/calendar";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { formatDay } from "../../../dates/dates.ts";
import classes from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { looksQuery } from "../queries.ts";

/** Each time a coach opened a part of the member's data, the newest first. */
export const LookList = ({ coach }: { readonly coach: CoachClientPort }) => {
  const intl = useIntl();
  const listed = useInfiniteQuery(looksQuery(coach));
  const looks = listed.data?.pages.flatMap(({ items }) => items);
  if (looks === undefined) return null;
  return (
    <Sheet labelledBy="coach-views">
      <h2 id="coach-views">
        <FormattedMessage id="coach.views" />
      </h2>
      <p className={classes.hint}>
        <FormattedMessage id={looks.length === 0 ? "coach.views.none" : "coach.views.hint"} />
      </p>
      <ul className={classes.list}>
        {looks.map(({ id, username, scope, date, at }) => (
          <li key={id} className={classes.row}>
            <span className={classes.words}>
              <span className={classes.name}>{username ?? <FormattedMessage id="coach.former" />}</span>
              <span className={classes.hint}>
                {intl.formatMessage({ id: `coach.scope.${scope}` })}
                {isCalendarDate(date) && ` · ${formatDay(intl, date)}`}
              </span>
            </span>
            <span className={classes.hint}>
              <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
            </span>
          </li>
        ))}
      </ul>
      {listed.hasNextPage && (
        <div>
          <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            <FormattedMessage id="coach.more" />
          </Button>
        </div>
      )}
    </Sheet>
  );
};
