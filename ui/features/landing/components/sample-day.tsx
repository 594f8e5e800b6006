import { FormattedMessage, useIntl } from "react-intl";
import { Ring } from "../../diary/components/ring/ring.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import classes from "./landing.module.css";

/** A day that anybody could have; energies in kcal. */
const MEALS = [
  { id: "breakfast", energy: 412 },
  { id: "lunch", energy: 638 },
  { id: "snacks", energy: 95 },
] as const;
const GOAL = 2040;
const eaten = MEALS.reduce((sum, meal) => sum + meal.energy, 0);

/** Sample diary day. */
export const SampleDay = () => {
  const intl = useIntl();
  const figures = useFigures();
  const share = eaten / GOAL;
  return (
    <figure className={classes.sample}>
      <figcaption className="morsel-hidden">
        <FormattedMessage id="landing.sample" />
      </figcaption>
      <div className={classes.today}>
        <div>
          <p className={classes.left}>{figures.energy(GOAL - eaten)}</p>
          <p className={classes.leftWords}>
            <FormattedMessage id={`landing.sample.left.${figures.unit}`} />
          </p>
        </div>
        <Ring
          share={share}
          size={92}
          label={intl.formatMessage(
            { id: "landing.sample.ring" },
            { share: intl.formatNumber(share, { style: "percent" }) },
          )}
        >
          {intl.formatNumber(share, { style: "percent" })}
        </Ring>
      </div>
      <ul className={classes.meals}>
        {MEALS.map(({ id, energy }) => (
          <li key={id}>
            <span>
              <strong>
                <FormattedMessage id={`landing.sample.${id}`} />
              </strong>
              <span className={classes.what}>
                <FormattedMessage id={`landing.sample.${id}.what`} />
              </span>
            </span>
            <span>{figures.energy(energy)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
};
