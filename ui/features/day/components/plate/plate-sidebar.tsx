import { UnstyledButton } from "@mantine/core";
import type { FoodBoxEvent } from "@morsel/application/diary/client/food-box";
import { FormattedMessage } from "react-intl";
import { IconChevronRight } from "../../../../theme/icons.ts";
import classes from "./plate-sidebar.module.css";

export type PlateSidebarProps = { readonly count: number; readonly send: (event: FoodBoxEvent) => void };

/** W73: something waits on the plate, and is not logged yet. */
export const PlateSidebar = ({ count, send }: PlateSidebarProps) => (
  <UnstyledButton className={classes.aside} onClick={() => send({ kind: "plate taken up" })}>
    <span>
      <FormattedMessage id="diary.plateWaits" values={{ count }} />
    </span>
    <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
  </UnstyledButton>
);
