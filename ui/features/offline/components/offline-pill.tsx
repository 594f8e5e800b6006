import { FormattedMessage } from "react-intl";
import { IconCloudOff } from "../../../theme/later-icons.ts";
import classes from "./offline-pill.module.css";

export type OfflinePillProps = {
  /** True while the server answers. */
  readonly isReached: boolean;
};

/** Says in a corner of the page what the person must know about the network, and nothing while all is well. */
export const OfflinePill = ({ isReached }: OfflinePillProps) =>
  isReached ? null : (
    <output className={classes.pill}>
      <IconCloudOff size={20} aria-hidden />
      <FormattedMessage id="offline.offline" />
    </output>
  );
