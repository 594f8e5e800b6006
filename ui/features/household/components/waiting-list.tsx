import { Button } from "@mantine/core";
import type { WaitingPortion } from "@morsel/application/fridge/fridge-view";
import { entryEnergy } from "@morsel/domain/diary";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import { useMealNames } from "../../../settings/meal-names.ts";
import { useFigures } from "../../../figures/figures.tsx";
import type { FridgeCommands } from "../use-fridge.ts";
import classes from "../../../sharing/sharing.module.css";

export type WaitingListProps = {
  readonly waiting: readonly WaitingPortion[];
  readonly acts: Pick<FridgeCommands, "accept" | "decline" | "isBusy">;
};

/** W272: portions that somebody gave out to the member: into the diary with one tap, or back into the fridge. */
export const WaitingList = ({ waiting, acts }: WaitingListProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const names = useMealNames();
  return (
    <Sheet labelledBy="waiting">
      <h2 id="waiting" className={page.subtitle}>
        <FormattedMessage id="household.waiting" values={{ count: waiting.length }} />
      </h2>
      <ul className={classes.list}>
        {waiting.map((portion) => {
          const { id, entry, by } = portion;
          const energy = entryEnergy(entry);
          return (
            <li key={id} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.name}>{entry.description}</span>
                <span className={classes.hint}>
                  <FormattedMessage
                    id={by === undefined ? "household.waiting.details" : "household.waiting.by"}
                    values={{
                      by: by ?? "",
                      grams: figures.withUnit(entry.grams, "g"),
                      meal: names.within(entry.meal),
                      day: (
                        <FormattedDate
                          value={`${entry.date}T00:00:00Z`}
                          timeZone="UTC"
                          weekday="long"
                          day="numeric"
                          month="long"
                        />
                      ),
                    }}
                  />
                  {energy !== undefined && !figures.isEnergyHidden && ` · ${figures.energyWithUnit(energy)}`}
                </span>
              </span>
              <span className={classes.actions}>
                <Button
                  aria-label={intl.formatMessage({ id: "household.waiting.accept.named" }, { food: entry.description })}
                  onClick={() => acts.accept(portion)}
                >
                  <FormattedMessage id="household.waiting.accept" />
                </Button>
                <Button
                  variant="default"
                  aria-label={intl.formatMessage(
                    { id: "household.waiting.decline.named" },
                    { food: entry.description },
                  )}
                  onClick={() => acts.decline(portion)}
                >
                  <FormattedMessage id="household.waiting.decline" />
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};
