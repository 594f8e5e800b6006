import { UnstyledButton } from "@mantine/core";
import type { TypedPlate } from "@morsel/application/diary/client/find-typed";
import type { FoodBoxEvent } from "@morsel/application/diary/client/food-box";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../../../theme/icons.ts";
import { useOptionDetails } from "../../../../food-rows/use-option-details.ts";
import classes from "./typed-plate-offer.module.css";

export type TypedPlateOfferProps = { readonly plate: TypedPlate; readonly send: (event: FoodBoxEvent) => void };

/** W304: several foods that were typed at once, each with its amount, for the plate in one action. */
export const TypedPlateOffer = ({ plate, send }: TypedPlateOfferProps) => {
  const intl = useIntl();
  const details = useOptionDetails();
  return (
    <div className={classes.offer}>
      <UnstyledButton
        className={classes.button}
        // The input keeps the focus, so that the keyboard goes on where it was.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => send({ kind: "served", ...plate })}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id="diary.servedTogether" values={{ count: plate.items.length }} />
      </UnstyledButton>
      <ul className={classes.items}>
        {plate.items.map((option) => (
          <li key={`${option.foodId} ${option.amount} ${option.serving.id}`}>
            {intl.formatMessage({ id: "diary.servedItem" }, { food: option.description, details: details(option) })}
          </li>
        ))}
        {plate.left !== "" && (
          <li className={classes.left}>
            <FormattedMessage id="diary.servedLeft" values={{ text: plate.left }} />
          </li>
        )}
      </ul>
    </div>
  );
};
