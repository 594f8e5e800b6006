import { isFromOpenFoodFacts, ODBL_URL, OPEN_FOOD_FACTS_URL } from "@morsel/domain/foods";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import classes from "./odbl-notice.module.css";

export type OdblNoticeProps = {
  /** The foods that the page shows. */
  readonly foodIds: readonly (string | undefined)[];
};

const linkTo = (href: string) => (words: ReactNode) => (
  <a key={href} href={href} target="_blank" rel="noopener noreferrer">
    {words}
  </a>
);

const LINKS = { source: linkTo(OPEN_FOOD_FACTS_URL), licence: linkTo(ODBL_URL) };

/** W251: where a page shows something of Open Food Facts, it says so and under which licence; elsewhere nothing. */
export const OdblNotice = ({ foodIds }: OdblNoticeProps) =>
  foodIds.some(isFromOpenFoodFacts) ? (
    <p className={classes.notice}>
      <FormattedMessage id="foods.odbl" values={LINKS} />
    </p>
  ) : null;
