import { Button } from "@mantine/core";
import type { EditCounts } from "@morsel/application/own-foods/use-cases";
import type { EditReachRequest } from "@morsel/application/own-foods/save-own-food";
import type { EntryId } from "@morsel/domain/diary";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import classes from "./own-food-form.module.css";

export type ReachSheetProps = {
  readonly counts: EditCounts;
  /** The entry from which the food is edited. */
  readonly entry?: EntryId | undefined;
  readonly onChoose: (reach: EditReachRequest) => void;
  readonly onClose: () => void;
};

/** W161: what an edit of a food that was eaten shall reach, and how many entries that is. */
export const ReachSheet = ({ counts, entry, onChoose, onClose }: ReachSheetProps) => {
  const [kind, setKind] = useState<EditReachRequest["kind"]>("from-today");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(kind === "entry" ? (entry === undefined ? { kind: "from-today" } : { kind, id: entry }) : { kind });
  };
  return (
    <BottomSheet title={<FormattedMessage id="ownFoods.reach" />} onClose={onClose}>
      <form onSubmit={submit} className={classes.reach}>
        <ChoiceGroup
          name="reach"
          legend={<FormattedMessage id="ownFoods.reachLegend" values={{ count: counts.all }} />}
          value={kind}
          onChoose={setKind}
          choices={[
            ...(entry === undefined
              ? []
              : [
                  {
                    value: "entry" as const,
                    label: <FormattedMessage id="ownFoods.reach.entry" />,
                    hint: <FormattedMessage id="ownFoods.reach.entryHint" />,
                  },
                ]),
            {
              value: "from-today",
              label: <FormattedMessage id="ownFoods.reach.today" />,
              hint: <FormattedMessage id="ownFoods.reach.todayHint" values={{ count: counts.fromToday }} />,
            },
            {
              value: "past-too",
              label: <FormattedMessage id="ownFoods.reach.past" />,
              hint: <FormattedMessage id="ownFoods.reach.pastHint" values={{ count: counts.all }} />,
            },
          ]}
        />
        <Button type="submit" fullWidth>
          <FormattedMessage id="ownFoods.reachSave" />
        </Button>
      </form>
    </BottomSheet>
  );
};
