import { FormattedMessage } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import classes from "./landing.module.css";

export type ClaimId = "quick" | "honest" | "yours";

/** Rows as the product shows them: energies in kcal, or words. */
const ROWS: Readonly<Record<ClaimId, readonly (readonly [row: "a" | "b" | "c", kcal?: number])[]>> = {
  quick: [
    ["a", 412],
    ["b", 95],
    ["c", 201],
  ],
  honest: [["a"], ["b"], ["c"]],
  yours: [["a"], ["b"], ["c"]],
};

/** A claim with rows of the product that show it. */
export const Claim = ({ id }: { readonly id: ClaimId }) => {
  const figures = useFigures();
  return (
    <div className={classes.reason}>
      <div className={classes.shown}>
        <ul className={classes.shownList}>
          {ROWS[id].map(([row, kcal]) => (
            <li key={row} className={classes.shownRow}>
              <span>
                <FormattedMessage id={`landing.${id}.${row}`} />
              </span>
              <span className={classes.shownFigure}>
                {kcal === undefined ? (
                  <FormattedMessage id={`landing.${id === "quick" ? "honest" : id}.${row}.value`} />
                ) : (
                  figures.energyWithUnit(kcal)
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <h3>
        <FormattedMessage id={`landing.${id}.title`} />
      </h3>
      <p>
        <FormattedMessage id={`landing.${id}.text`} />
      </p>
    </div>
  );
};
