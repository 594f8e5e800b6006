import { adSpace, fittingAds, type AdSize } from "@morsel/domain/reference";
import { useIntl, FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "./ad-slot.module.css";

/** House ads; each leads to a page of the product. */
export const HOUSE_ADS = [
  { path: "/apps", words: "ads.apps", call: "ads.apps.call" },
  { path: "/tools/bmr-calculator", words: "ads.bmr", call: "ads.bmr.call" },
] as const;

export type AdSlotProps = {
  readonly size: AdSize;
  /** Our own notice, or a place for the network's script to fill. */
  readonly house?: (typeof HOUSE_ADS)[number];
};

/** RE4: the size for a width, as wide as fits and one row high: banners, not boxes. */
export const bannerSize = (width: number): AdSize => {
  const [largest] = fittingAds(width, 90);
  return largest ?? "320x50";
};

/** RE4: the space is there before anything comes into it, and what comes is no larger. */
export const AdSlot = ({ size, house }: AdSlotProps) => {
  const intl = useIntl();
  const { width, height } = adSpace(size);
  return (
    <aside
      className={classes.slot}
      data-ad-size={size}
      style={house === undefined ? { width, height, maxWidth: "100%" } : { minHeight: height }}
      aria-label={intl.formatMessage({ id: house === undefined ? "ads.network" : "ads.label" })}
    >
      {house === undefined ? null : (
        <>
          <p className={classes.words}>
            <FormattedMessage id={house.words} />
          </p>
          <AppLink className={classes.call} path={house.path}>
            <FormattedMessage id={house.call} />
          </AppLink>
        </>
      )}
    </aside>
  );
};
