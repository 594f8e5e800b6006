import { UnstyledButton } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { IconCloudOff } from "../../../theme/later-icons.ts";
import classes from "./offline-pill.module.css";

export type OfflinePillProps = {
  /** True while the server answers. */
  readonly isReached: boolean;
  /** Number of changes that wait to be sent. */
  readonly waiting: number;
  /** Number of changes that the server refused, about which the person decides. */
  readonly refused: number;
  /** Shows what waits and what was refused. */
  readonly onOpen: () => void;
};

/** Says at the end of the window what the person must know about the network, and nothing while all is well. */
export const OfflinePill = ({ isReached, waiting, refused, onOpen }: OfflinePillProps) => {
  if (isReached && waiting === 0 && refused === 0) return null;
  if (waiting === 0 && refused === 0)
    return (
      <output className={classes.pill}>
        <IconCloudOff size={20} aria-hidden />
        <FormattedMessage id="offline.offline" />
      </output>
    );
  return (
    <output className={classes.place}>
      <UnstyledButton className={classes.pill} onClick={() => onOpen()}>
        <IconCloudOff size={20} aria-hidden />
        {refused > 0 ? (
          <FormattedMessage id="offline.refused" values={{ count: refused }} />
        ) : (
          <FormattedMessage id={isReached ? "offline.sending" : "offline.waiting"} values={{ count: waiting }} />
        )}
      </UnstyledButton>
    </output>
  );
};
