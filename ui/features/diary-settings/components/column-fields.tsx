import { ActionIcon, NativeSelect } from "@mantine/core";
import { COLUMNS_MAX } from "@morsel/domain/diary";
import { isNutrientId, type NutrientId } from "@morsel/domain/nutrition";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import pages from "../../../shell/page/page.module.css";
import { IconChevronDown, IconX } from "../../../theme/icons.ts";
import { NUTRIENT_GROUPS } from "../../../figures/nutrient-groups.ts";
import { nutrientName } from "../../../figures/nutrient-names.ts";
import classes from "./diary-settings.module.css";

export type ColumnFieldsProps = {
  readonly columns: readonly NutrientId[];
  readonly onColumns: (columns: readonly NutrientId[]) => void;
};

type Way = "up" | "down";
const STEP = { up: -1, down: 1 } as const satisfies Record<Way, number>;

const moved = (columns: readonly NutrientId[], id: NutrientId, to: number): readonly NutrientId[] =>
  columns.filter((one) => one !== id).toSpliced(to, 0, id);

/** The nutrients beside energy: added from all there are, taken away, and put in order with plain buttons. */
export const ColumnFields = ({ columns, onColumns }: ColumnFieldsProps) => {
  const intl = useIntl();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ readonly id: NutrientId; readonly way: Way }>(undefined);
  // A row that is moved loses the focus on its way: it belongs to the button that moved it.
  useEffect(() => {
    const { id, way } = pressed.current ?? {};
    pressed.current = undefined;
    if (id !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-column="${id}"] [data-way="${way}"]`)?.focus();
  }, [columns]);

  const name = (id: NutrientId) => intl.formatMessage(nutrientName(id));
  const move = (id: NutrientId, way: Way): void => {
    const place = columns.indexOf(id) + STEP[way];
    if (place < 0 || place >= columns.length) return;
    pressed.current = { id, way };
    onColumns(moved(columns, id, place));
    const values = { name: name(id), place: place + 1, count: columns.length };
    setSaid(intl.formatMessage({ id: "diarySettings.columns.moved" }, values));
  };
  const add = (id: string): void => {
    if (!isNutrientId(id)) return;
    onColumns([...columns, id]);
    setSaid(intl.formatMessage({ id: "diarySettings.columns.added" }, { name: name(id) }));
  };
  const remove = (id: NutrientId): void => {
    onColumns(columns.filter((one) => one !== id));
    setSaid(intl.formatMessage({ id: "diarySettings.columns.removed" }, { name: name(id) }));
  };
  const isFull = columns.length >= COLUMNS_MAX;
  return (
    <>
      <p className={pages.hint}>
        <FormattedMessage id="diarySettings.columns.hint" values={{ most: COLUMNS_MAX }} />
      </p>
      {columns.length === 0 ? (
        <p className={classes.none}>
          <FormattedMessage id="diarySettings.columns.none" />
        </p>
      ) : (
        <ol ref={list} className={classes.columns}>
          {columns.map((id, place) => (
            <li key={id} data-column={id}>
              <span className={classes.name}>{name(id)}</span>
              {(["up", "down"] as const).map((way) => (
                <ActionIcon
                  key={way}
                  data-way={way}
                  aria-label={intl.formatMessage({ id: `diarySettings.columns.${way}` }, { name: name(id) })}
                  // Not disabled: the focus stays where it is when a row has arrived at an end.
                  aria-disabled={place + STEP[way] < 0 || place + STEP[way] >= columns.length}
                  onClick={() => move(id, way)}
                >
                  <IconChevronDown size={20} stroke={1.75} />
                </ActionIcon>
              ))}
              <ActionIcon
                aria-label={intl.formatMessage({ id: "diarySettings.columns.remove" }, { name: name(id) })}
                onClick={() => remove(id)}
              >
                <IconX size={20} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      <NativeSelect
        label={<FormattedMessage id="diarySettings.columns.add" />}
        description={isFull ? <FormattedMessage id="diarySettings.columns.full" /> : undefined}
        disabled={isFull}
        value=""
        onChange={({ currentTarget: { value } }) => add(value)}
        data={[
          { value: "", label: intl.formatMessage({ id: "diarySettings.columns.choose" }) },
          ...NUTRIENT_GROUPS.map(([group, ids]) => ({
            group: intl.formatMessage({ id: `foods.group.${group}` }),
            items: ids
              .filter((id) => id !== "energy" && !columns.includes(id))
              .map((id) => ({ value: id, label: name(id) })),
          })),
        ]}
      />
      <p className="morsel-hidden" role="status">
        {said}
      </p>
    </>
  );
};
