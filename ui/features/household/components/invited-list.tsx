import { Button } from "@mantine/core";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { InvitationPreview } from "@morsel/application/household/household-view";
import { FormattedMessage } from "react-intl";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import type { HouseholdCommands } from "../use-household.ts";
import classes from "../../../sharing/sharing.module.css";

/** Explains an invitation: the person, the household and the consequences. */
export const InvitedWords = ({ name, owner, people }: InvitationPreview) => (
  <span className={classes.words}>
    <span className={classes.name}>{name}</span>
    <span className={classes.hint}>
      <FormattedMessage id="household.invitedBy" values={{ owner, people }} />
    </span>
  </span>
);

export type InvitedListProps = {
  readonly invited: readonly InvitationPreview[];
  readonly household: HouseholdClient;
  readonly act: HouseholdCommands;
  /** Set if the member has to leave another household first. */
  readonly isInOne: boolean;
};

/** Households that the member is invited into. */
export const InvitedList = ({ invited, household, act, isInOne }: InvitedListProps) => (
  <Sheet labelledBy="invited">
    <h2 id="invited" className={page.subtitle}>
      <FormattedMessage id="household.invited" values={{ count: invited.length }} />
    </h2>
    <ul className={classes.list}>
      {invited.map((one) => (
        <li key={one.id} className={classes.row}>
          <InvitedWords {...one} />
          <span className={classes.actions}>
            <Button disabled={isInOne || act.isPending} onClick={() => act.mutate(household.accept({ id: one.id }))}>
              <FormattedMessage id="household.accept" />
            </Button>
            <Button
              variant="default"
              disabled={act.isPending}
              onClick={() => act.mutate(household.endInvitation(one.id))}
            >
              <FormattedMessage id="household.decline" />
            </Button>
          </span>
        </li>
      ))}
    </ul>
    <p className={classes.hint}>
      <FormattedMessage id={isInOne ? "household.leaveFirst" : "household.accept.hint"} />
    </p>
  </Sheet>
);
