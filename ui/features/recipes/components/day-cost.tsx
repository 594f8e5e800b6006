import { TextInput } from "@mantine/core";
import type { DayCost as Cost } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import { formatMoney } from "../format-money.ts";
import classes from "./recipes.module.css";

export type DayCostProps = {
  readonly date: string;
  readonly onDate: (date: string) => void;
  /** Undefined while it is on its way, and of what is no day. */
  readonly cost: Cost | undefined;
};

/** W404: what the dishes that were eaten on a day cost. */
export const DayCost = ({ date, onDate, cost }: DayCostProps) => {
  const intl = useIntl();
  return (
    <section className={classes.section} aria-labelledby="day-cost">
      <h2 id="day-cost" className={classes.subtitle}>
        <FormattedMessage id="recipes.dayCost" />
      </h2>
      <TextInput
        className={classes.narrow}
        type="date"
        label={<FormattedMessage id="diary.dateField" />}
        value={date}
        onChange={({ currentTarget: { value } }) => onDate(value)}
      />
      <p className={classes.hint} role="status">
        {cost === undefined ? (
          "\u00a0"
        ) : (
          <>
            {cost.costs.length === 0 ? (
              <FormattedMessage id="recipes.dayCostNone" />
            ) : (
              <FormattedMessage
                id="recipes.dayCostIs"
                values={{ cost: intl.formatList(cost.costs.map((one) => formatMoney(intl, one))) }}
              />
            )}
            {cost.unpriced > 0 && (
              <>
                {" "}
                <FormattedMessage id="recipes.dayCostUnpriced" values={{ count: cost.unpriced }} />
              </>
            )}
          </>
        )}
      </p>
    </section>
  );
};
