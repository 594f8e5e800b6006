import { Button, NativeSelect } from "@mantine/core";
import { isNutrientId } from "@morsel/domain/nutrition";
import {
  HOME_WIDGETS,
  SUMMARY_SIZE,
  type Dashboard,
  type HideableFigure,
  type HomeWidget,
  type WidgetNutrient,
} from "@morsel/domain/dashboard";
import { FormattedMessage, useIntl } from "react-intl";
import { BottomSheet } from "../../../../shell/sheets/bottom-sheet.tsx";
import { Problem } from "../../../../shell/page/page.tsx";
import { NUTRIENT_GROUPS } from "../../../../figures/nutrient-groups.ts";
import { nutrientName } from "../../../../figures/nutrient-names.ts";
import classes from "./customise.module.css";
import { SortableWidgets } from "./sortable-widgets.tsx";

export type CustomiseSheetProps = {
  readonly dashboard: Dashboard;
  readonly onChange: (dashboard: Dashboard) => void;
  readonly onClose: () => void;
  /** Absent while nothing was changed. */
  readonly onUndo?: () => void;
  readonly problem?: string;
};

/** Chosen ones first, in their order; a widget that is chosen anew comes behind them. */
const toggled = (widgets: readonly HomeWidget[], widget: HomeWidget, isOn: boolean): readonly HomeWidget[] =>
  isOn ? [...widgets.filter((one) => one !== widget), widget] : widgets.filter((one) => one !== widget);

/** Chooses and orders the sections of Home, the custom summary and the hidden numbers. */
export const CustomiseSheet = ({ dashboard, onChange, onClose, onUndo, problem }: CustomiseSheetProps) => {
  const intl = useIntl();
  const { widgets, summary, hidden } = dashboard;
  const name = (id: WidgetNutrient) => intl.formatMessage(nutrientName(id));
  const hide = (figure: HideableFigure, isHidden: boolean): void =>
    onChange({
      ...dashboard,
      hidden: isHidden ? [...hidden.filter((one) => one !== figure), figure] : hidden.filter((one) => one !== figure),
    });
  const groups = (isOffered: (id: WidgetNutrient) => boolean) =>
    NUTRIENT_GROUPS.map(([group, ids]) => ({
      group: intl.formatMessage({ id: `foods.group.${group}` }),
      items: [...(group === "carbohydrates" ? (["net_carbohydrates"] as const) : []), ...ids]
        .filter((id) => isOffered(id))
        .map((id) => ({ value: id, label: name(id) })),
    }));
  return (
    <BottomSheet title={<FormattedMessage id="home.customise" />} onClose={onClose}>
      <Problem>{problem}</Problem>
      <p className={classes.hint}>
        <FormattedMessage id="home.customise.lead" />
      </p>
      <SortableWidgets
        widgets={widgets}
        others={HOME_WIDGETS.filter((widget) => !widgets.includes(widget))}
        onOrder={(order) => onChange({ ...dashboard, widgets: order })}
        onToggle={(widget, isOn) => onChange({ ...dashboard, widgets: toggled(widgets, widget, isOn) })}
      />
      {widgets.includes("customSummary") ? (
        <fieldset className={classes.group}>
          <legend>
            <FormattedMessage id="home.customise.summary" />
          </legend>
          {Array.from({ length: SUMMARY_SIZE }, (_, place) => place).map((place) => (
            <NativeSelect
              key={place}
              label={<FormattedMessage id="home.customise.summaryPlace" values={{ place: place + 1 }} />}
              value={summary[place] ?? ""}
              data={groups((id) => id !== "energy" && (id === summary[place] || !summary.includes(id)))}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...dashboard, summary: summary.with(place, value as WidgetNutrient) })
              }
            />
          ))}
        </fieldset>
      ) : null}
      <fieldset className={classes.group}>
        <legend>
          <FormattedMessage id="home.customise.calm" />
        </legend>
        {(["energy", "weight"] as const).map((figure) => (
          <label key={figure} className={classes.check}>
            <input
              type="checkbox"
              checked={hidden.includes(figure)}
              onChange={({ currentTarget: { checked } }) => hide(figure, checked)}
            />
            <FormattedMessage id={`home.customise.calm.${figure}`} />
          </label>
        ))}
        <p className={classes.hint}>
          <FormattedMessage id="home.customise.calm.energyHint" />
        </p>
        {hidden.filter(isNutrientId).map((id) =>
          id === "energy" ? null : (
            <Button key={id} variant="default" onClick={() => hide(id, false)}>
              <FormattedMessage id="home.customise.calm.show" values={{ name: name(id) }} />
            </Button>
          ),
        )}
        <NativeSelect
          label={<FormattedMessage id="home.customise.calm.add" />}
          value=""
          data={[
            { value: "", label: intl.formatMessage({ id: "home.customise.calm.choose" }) },
            ...groups((id) => id !== "energy" && id !== "net_carbohydrates" && !hidden.some((one) => one === id)),
          ]}
          onChange={({ currentTarget: { value } }) => isNutrientId(value) && hide(value, true)}
        />
      </fieldset>
      {onUndo === undefined ? null : (
        <Button variant="subtle" onClick={onUndo}>
          <FormattedMessage id="home.customise.undo" />
        </Button>
      )}
    </BottomSheet>
  );
};
