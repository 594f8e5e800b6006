import { Button } from "@mantine/core";
import { currentIn, versionsIn } from "@morsel/application/offline/client/make-again";
import type { Waiting } from "@morsel/application/offline/client/outbox";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import { differencesOf, namesIn } from "../describe-command.ts";
import classes from "./offline-pill.module.css";

export type ChangesSheetProps = {
  /** Changes that wait and changes that were refused, the earliest first. */
  readonly queue: readonly Waiting[];
  readonly onSendNow: () => void;
  /** Gives a refused change again, on what is now. */
  readonly onKeep: (entry: Waiting) => void;
  readonly onDiscard: (entry: Waiting) => void;
  readonly onClose: () => void;
};

/** OF4: every change that is not in the account yet, and for a refused one both versions and what can be done. */
export const ChangesSheet = ({ queue, onSendNow, onKeep, onDiscard, onClose }: ChangesSheetProps) => {
  const intl = useIntl();
  const conceptOf = ({ key }: Waiting): string => {
    const id = `offline.of.${key.join(" ")}`;
    return intl.formatMessage({ id: id in intl.messages ? (id as MessageId) : "offline.of.other" });
  };
  const line = (entry: Waiting) => {
    const { command, refusal } = entry;
    const names = namesIn(command);
    const differences = differencesOf(entry);
    const canMerge = refusal !== undefined && currentIn(refusal) !== undefined && versionsIn(command) !== undefined;
    return (
      <li key={entry.id} className={classes.change}>
        <p className={classes.name}>{[conceptOf(entry), intl.formatList(names)].filter(Boolean).join(": ")}</p>
        {refusal === undefined ? (
          <p className={classes.detail}>
            <FormattedMessage id="offline.waits" />
          </p>
        ) : (
          <>
            <p className={classes.detail}>
              <FormattedMessage id="offline.why" values={{ why: refusalWords(intl, refusal) }} />
            </p>
            {differences === undefined ? null : (
              <p className={classes.detail}>
                <FormattedMessage id="offline.yours" values={{ value: differences.mine }} />
                <br />
                <FormattedMessage id="offline.theirs" values={{ value: differences.now }} />
              </p>
            )}
            <div className={classes.ways}>
              <Button variant="default" onClick={() => onKeep(entry)}>
                <FormattedMessage id={canMerge ? "offline.keepMine" : "offline.tryAgain"} />
              </Button>
              <Button variant="subtle" onClick={() => onDiscard(entry)}>
                <FormattedMessage id="offline.discard" />
              </Button>
            </div>
          </>
        )}
      </li>
    );
  };
  return (
    <BottomSheet title={<FormattedMessage id="offline.title" />} onClose={onClose}>
      <p className={classes.detail}>
        <FormattedMessage id={queue.length === 0 ? "offline.nothing" : "offline.lead"} />
      </p>
      <ul className={classes.list}>{queue.map(line)}</ul>
      {queue.some(({ refusal }) => refusal === undefined) ? (
        <Button onClick={onSendNow}>
          <FormattedMessage id="offline.sendNow" />
        </Button>
      ) : null}
    </BottomSheet>
  );
};
