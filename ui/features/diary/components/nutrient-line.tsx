import type { NutrientId } from "@morsel/domain/nutrition";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { shortName } from "../../foods/nutrient-names.ts";
import classes from "./nutrient-line.module.css";

export type NutrientLineProps = {
  readonly ids: readonly NutrientId[];
  readonly figureOf: (id: NutrientId) => ReactNode;
};

/** The chosen nutrients in one quiet line, where there is no room for their columns: "Carbs 27 g  Fat 0.4 g  Protein –". */
export const NutrientLine = ({ ids, figureOf }: NutrientLineProps) => {
  const intl = useIntl();
  if (ids.length === 0) return null;
  return (
    <dl className={classes.line} data-line>
      {ids.map((id) => (
        <div key={id}>
          <dt>{intl.formatMessage(shortName(id))}</dt> <dd>{figureOf(id)}</dd>
        </div>
      ))}
    </dl>
  );
};
