import page from "../shell/page/page.module.css";
import classes from "./sharing.module.css";
import { Button } from "@mantine/core";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { SharedKind } from "@morsel/domain/household";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../shell/navigation/app-link.tsx";
import { foodPath } from "../food-rows/food-path.ts";
import { sharedThingsQuery } from "./queries.ts";
import { Failed, Waiting } from "./states.tsx";

export type SharedListProps = {
  /** Client of the household. */
  readonly household: HouseholdClient;
  /** Kind of things that are listed. */
  readonly kind: SharedKind;
  /** Nothing is said where nobody shares anything: on pages that are about something else. */
  readonly isQuiet?: boolean;
};

/** W268: what others of the household share, each with its owner's name; it opens where it can be read and logged. */
export const SharedList = ({ household, kind, isQuiet = false }: SharedListProps) => {
  const intl = useIntl();
  const found = useInfiniteQuery(sharedThingsQuery(household, kind));
  const items = found.data?.pages.flatMap((one) => one.items);
  if (isQuiet && (items === undefined || items.length === 0)) return null;
  return (
    <section aria-labelledby={`shared-${kind}`}>
      <h2 id={`shared-${kind}`} className={page.subtitle}>
        <FormattedMessage id={`household.shared.${kind}`} />
      </h2>
      {items === undefined &&
        (found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : <Waiting />)}
      {items?.length === 0 && (
        <p className={classes.hint}>
          <FormattedMessage id={`household.shared.${kind}.none`} />
        </p>
      )}
      {items !== undefined && items.length > 0 && (
        <ul className={classes.list}>
          {items.map(({ id, description, brand, owner }) => (
            <li key={id}>
              <AppLink
                path={kind === "recipe" ? `/recipe_parser/${id}` : foodPath({ id, description }, true)}
                className={classes.item}
              >
                <span className={classes.words}>
                  <span className={classes.name}>{description}</span>
                  <span className={classes.hint}>
                    {intl.formatList(
                      [...(brand === undefined ? [] : [brand]), intl.formatMessage({ id: "household.of" }, { owner })],
                      { type: "unit" },
                    )}
                  </span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          <FormattedMessage id="household.more" />
        </Button>
      )}
    </section>
  );
};
