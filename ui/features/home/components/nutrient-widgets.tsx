import type { DayView } from "@morsel/application/diary/diary-view";
import { widgetFigure } from "@morsel/domain/diary";
import { widgetNutrients, type Dashboard, type Widget } from "@morsel/domain/dashboard";
import { FormattedMessage, useIntl } from "react-intl";
import { EnergyHead } from "../../diary/components/summary/energy-head.tsx";
import { NutrientBar } from "../../diary/components/summary/nutrient-bar.tsx";
import day from "../../diary/components/summary/day-summary.module.css";
import { useFigures } from "../../../figures/figures.tsx";
import classes from "../../../figures/widgets.module.css";

export type NutrientWidgetsProps = {
  readonly view: DayView;
  /** In their order. */
  readonly widgets: readonly Widget[];
  readonly dashboard: Pick<Dashboard, "summary" | "hidden">;
};

/** RE14, RE17: the nutrients of today that the member chose, but for those that are hidden. */
export const NutrientWidgets = ({ view, widgets, dashboard: { summary, hidden } }: NutrientWidgetsProps) => {
  const intl = useIntl();
  const { isEnergyHidden } = useFigures();
  const shown = widgets
    .map((widget) => ({
      widget,
      nutrients: widgetNutrients(widget, summary).filter((id) => !hidden.some((one) => one === id)),
    }))
    .filter(({ widget, nutrients }) => (widget === "energy" ? !isEnergyHidden : nutrients.length > 0));
  if (shown.length === 0) return null;
  return (
    <section className={day.summary} aria-label={intl.formatMessage({ id: "home.widgets.today" })}>
      <div className={classes.groups}>
        {shown.map(({ widget, nutrients }) =>
          widget === "energy" ? (
            <EnergyHead key={widget} view={view} />
          ) : (
            <div key={widget} data-widget={widget}>
              <h2 className={classes.title}>
                <FormattedMessage id={`home.widget.${widget}`} />
              </h2>
              <div className={day.macros} data-abreast>
                {nutrients.map((id) => (
                  <NutrientBar key={id} id={id} isNarrow {...widgetFigure(view, id)} />
                ))}
              </div>
            </div>
          ),
        )}
      </div>
    </section>
  );
};
