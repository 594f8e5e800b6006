import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { IconCirclePlus } from "../../../theme/icons.ts";
import classes from "./premium-offer.module.css";

export type OfferedFeature = "adaptive_expenditure" | "per_meal_goals" | "food_insights";

export type PremiumOfferProps = {
  /** Feature that the offer stands for. */
  readonly feature: OfferedFeature;
};

/** ME23: stands in the place of a feature that the member has not: one sentence of what it does, and the way to premium. */
export const PremiumOffer = ({ feature }: PremiumOfferProps) => (
  <div className={classes.offer}>
    <IconCirclePlus size={24} aria-hidden="true" />
    <p>
      <FormattedMessage id={`offer.${feature}`} />
    </p>
    <ActionLink path={`/premium?source=${feature}`} variant="light">
      <FormattedMessage id="offer.link" />
    </ActionLink>
  </div>
);
